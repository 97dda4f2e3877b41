import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { readConfig } from '#server/app/config.ts';
import { removeBranch } from '#server/features/admin/change-branches.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { getLastRevision } from '#server/features/estimates/render-estimate.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const HEAD_OFFICE = '19AAUCU4821H1ZS';
const KARNATAKA = '29AAUCU4821H1ZR';
const MAHARASHTRA = '27AAUCU4821H1ZV';
const LUT = 'AD290326001234X';
const BENGALURU = { name: 'Bengaluru', address: '4 Peenya, Bengaluru 560058', gstin: KARNATAKA, lut: '' };
const PUNE = { name: 'Pune', address: '7 MIDC, Pune 411019', gstin: MAHARASHTRA, lut: LUT };
const WORD = { said_by: 'by phone', name: 'Asha Rao' };

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let owner: ApiClient;
let sales: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'owner', 'Meera');
  owner = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
  sales = shop.api(await startOperatorSession(shop, 'sales'));
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.execute(sql`delete from quotation_drafts`);
  await shop.database.execute(sql`delete from branches`);
});

const run = (...typed: string[]) => runCommand(shop, typed);
const list = async () => (await owner.listBranches()).branches;
const getVersion = async (name: string) =>
  (await list()).find((branch) => branch.name === name)?.version ?? 0;
const set = async (branch: typeof PUNE, version?: number) =>
  owner.setBranch({ body: { ...branch, version: version ?? (await getVersion(branch.name)) } });
const remove = async (name: string) =>
  owner.removeBranch({ body: { name, version: await getVersion(name) } });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => cause,
  );

/** A request for goods to Karnataka, with a draft that can be sent. */
async function ask() {
  const [order] = await requestQuote(buyer.api);
  const request = order?.order_invoice_id ?? '';
  await sales.changeOfferLine({ body: { request, line: 1, change: { rate: 1000 } } });
  return { request, number: order?.estimate_number ?? '', order: order?._id ?? '' };
}

const supplyFrom = async (request: string, branch: string) =>
  (await sales.setOfferTerms({ body: { request, change: { branch } } })).draft.offer;
const send = (request: string) => sales.sendOffer({ body: { request } });
const ship = (request: string, order: string) =>
  owner.sendShipment({ body: { request, lines: [{ order_id: order }], details: {} } });
const SENT_UNDER_ANOTHER = {
  status: 409,
  message: 'Goods have already been sent, so the seller’s GSTIN can no longer change.',
};
const readSent = async (request: string) =>
  (await getLastRevision(shop.database, readConfig({}).brand, request)).document;

describe('a branch', () => {
  it('a branch has a GSTIN of the head office’s PAN that is nobody else’s', async () => {
    await set(PUNE);
    const refuse = async (branch: typeof PUNE) => failure(set(branch));
    expect(await refuse({ ...BENGALURU, gstin: HEAD_OFFICE })).toMatchObject({
      status: 422,
      fields: { gstin: 'This is the GSTIN of the head office.' },
    });
    expect(await refuse({ ...BENGALURU, gstin: MAHARASHTRA })).toMatchObject({
      fields: { gstin: 'This is the GSTIN of the branch Pune.' },
    });
    expect(await refuse({ ...BENGALURU, gstin: '27AAPFU0939F1ZV' })).toMatchObject({
      fields: { gstin: expect.stringContaining('must be AAUCU4821H') },
    });
    expect(await refuse({ ...BENGALURU, gstin: '29AAUCU4821H1ZX' })).toMatchObject({
      fields: { gstin: expect.stringContaining('The last character') },
    });
    expect(await refuse({ ...BENGALURU, lut: '123' })).toMatchObject({
      fields: { lut: expect.stringContaining('15 characters') },
    });
    expect(await list()).toEqual([{ ...PUNE, version: 1 }]);
    expect((await owner.listBranches()).head_office_gstin).toBe(HEAD_OFFICE);
  });

  it('a branch is changed by owners only, and not over what somebody else has changed', async () => {
    expect(await failure(sales.setBranch({ body: { ...PUNE, version: 0 } }))).toMatchObject({ status: 403 });
    expect(await failure(sales.listBranches())).toMatchObject({ status: 403 });
    await set(PUNE, 0);
    const { version = 0 } = (await list())[0] ?? {};
    await run('branches', 'set', 'pune', '--address', '8 MIDC, Pune 411019');
    expect(await failure(set({ ...PUNE, address: '9 MIDC' }, version))).toMatchObject({
      status: 409,
      conflict: { version: version + 1, current: { address: '8 MIDC, Pune 411019', gstin: MAHARASHTRA } },
    });
    expect(await failure(set(PUNE, 0))).toMatchObject({ status: 409 });
    expect(await failure(owner.removeBranch({ body: { name: 'Pune', version } }))).toMatchObject({
      status: 409,
    });
    await owner.removeBranch({ body: { name: 'Pune', version: version + 1 } });
    expect(await list()).toEqual([]);
  });

  it('a branch is added, changed, listed and removed by commands', async () => {
    const added = await run('branches', 'add', 'Pune', '--address', PUNE.address, '--gstin', MAHARASHTRA);
    expect(added.stdout).toBe(`Added: Pune, GSTIN ${MAHARASHTRA}, ${PUNE.address}\n`);
    const again = await run('branches', 'add', 'pune', '--address', 'x', '--gstin', KARNATAKA);
    expect(again).toMatchObject({ exitCode: 1, stderr: 'There is a branch “Pune” already.\n' });
    expect((await run('branches', 'set', 'PUNE', '--lut', LUT)).stdout).toContain(`LUT ${LUT}`);
    expect(await run('branches', 'set', 'Pune')).toMatchObject({ exitCode: 2 });
    expect((await run('branches')).stdout).toContain(MAHARASHTRA);
    expect(JSON.parse((await run('branches', 'list', '--json')).stdout)).toMatchObject([PUNE]);
    expect((await run('branches', 'remove', 'pune')).stdout).toBe('Removed: Pune\n');
    expect(await run('branches', 'remove', 'Pune')).toMatchObject({ exitCode: 1 });
    expect((await run('branches')).stdout).toBe('There are no branches yet.\n');
  });

  it('logs the removal of a branch, and brings it back when that is undone', async () => {
    await set(PUNE);
    await remove('Pune');
    const { change_sets: sets } = await owner.listChanges({ query: { kind: 'branches' } });
    expect(sets[0]).toMatchObject({ changed_by: 'Meera', kind: 'branches' });
    await owner.undoChange({ body: { number: sets[0]?.number ?? 0 } });
    expect(await list()).toMatchObject([PUNE]);
  });

  it('a branch does not come back with a GSTIN that another branch has by then', async () => {
    await set(PUNE);
    await set({ ...PUNE, gstin: KARNATAKA });
    const { change_sets: sets } = await owner.listChanges({ query: { kind: 'branches' } });
    await set({ ...PUNE, name: 'Nashik' });
    expect(await failure(owner.undoChange({ body: { number: sets[0]?.number ?? 0 } }))).toMatchObject({
      status: 409,
    });
  });

  it('a branch is neither removed nor undone while a draft names it', async () => {
    await set(PUNE);
    const { change_sets: sets } = await owner.listChanges({ query: { kind: 'branches' } });
    const { request, number } = await ask();
    await supplyFrom(request, 'Pune');
    const message = `Drafts are supplied from Pune: ${number}. Please choose another branch in them first.`;
    expect(await failure(remove('Pune'))).toMatchObject({
      status: 409,
      message,
    });
    expect(await failure(owner.undoChange({ body: { number: sets[0]?.number ?? 0 } }))).toMatchObject({
      status: 409,
    });
    await supplyFrom(request, '');
    await remove('Pune');
  });

  it('a branch is not removed while somebody chooses it', async () => {
    await set(PUNE);
    const { request } = await ask();
    const hasChosen = Promise.withResolvers<void>();
    const isWaiting = async () => {
      const { rows } = await shop.database.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    };
    const choosing = shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`select from branches where name = 'Pune' for key share`);
      hasChosen.resolve();
      await expect.poll(isWaiting).toBe(1);
      await transaction.execute(sql`
        update quotation_drafts set terms = terms || '{"branch": "Pune"}' where quote_request_id = ${request}`);
    });
    await hasChosen.promise;
    const removing = runAsOperator(shop.database, 'test', (transaction) => removeBranch(transaction, 'Pune'));
    await expect(removing).rejects.toMatchObject({ code: 'conflict' });
    await choosing;
    expect(await list()).toHaveLength(1);
  });
});

describe('a quotation', () => {
  it('a quotation has seller and taxes of the branch that its draft names, in any case', async () => {
    await set(BENGALURU);
    const { request } = await ask();
    const before = await sales.getQuoteRequest({ params: { request } });
    expect(before.result.branches).toEqual([{ name: 'Bengaluru', gstin: KARNATAKA }]);
    expect(before.result.draft?.offer).toMatchObject({ seller_gstin: HEAD_OFFICE, tax_names: ['IGST'] });
    expect(before.result.draft?.offer).not.toHaveProperty('branch');
    const offer = await supplyFrom(request, 'bengaluru');
    expect(offer).toMatchObject({
      branch: 'Bengaluru',
      seller_gstin: KARNATAKA,
      is_goods_intra_state: true,
      tax_names: ['CGST', 'SGST'],
      place_of_supply: 'Karnataka (29)',
    });
    expect(await failure(supplyFrom(request, 'Goa'))).toMatchObject({
      status: 422,
      fields: { branch: 'There is no branch “Goa”.' },
    });
    await send(request);
    const { seller } = await readSent(request);
    expect(seller).toMatchObject({
      name: 'Udyog Haat Marketplace Private Limited',
      address: '4 Peenya, Bengaluru 560058, India',
      gstin: KARNATAKA,
      pan: 'AAUCU4821H',
      state: 'Karnataka (29)',
    });
    const { result } = await buyer.api.getQuotation({ params: { invoice: request } });
    expect(result.offer).toMatchObject({ branch: 'Bengaluru', seller_gstin: KARNATAKA });
  });

  it('keeps what was sent when the branch is changed, also in later revisions of the request', async () => {
    await set(BENGALURU);
    const { request } = await ask();
    await supplyFrom(request, 'Bengaluru');
    await send(request);
    const sent = (await readSent(request)).seller;
    await set({ ...BENGALURU, address: '99 Whitefield, Bengaluru 560066' });
    await sales.changeOfferLine({ body: { request, line: 1, change: { rate: 950 } } });
    await send(request);
    expect(await readSent(request)).toMatchObject({ revision: 2, seller: sent });
  });

  it('a quotation is not sent again from a branch that was removed, until another place is chosen', async () => {
    await set(BENGALURU);
    const { request, number } = await ask();
    await supplyFrom(request, 'Bengaluru');
    await send(request);
    await remove('Bengaluru');
    expect(await readSent(request)).toMatchObject({ seller: { gstin: KARNATAKA } });
    const { draft } = await sales.startOfferDraft({ body: { request } });
    expect(draft.offer).toMatchObject({ branch: 'Bengaluru', seller_gstin: KARNATAKA });
    expect(await failure(send(request))).toMatchObject({
      status: 409,
      message: 'The branch “Bengaluru” has been removed. Please choose again where this is supplied from.',
    });
    const { stdout } = await run('offer', 'terms', number, '--head-office');
    expect(stdout).toContain('Supplied from: Bengaluru → Head office');
    await send(request);
    const document = await readSent(request);
    expect(document).toMatchObject({ seller: { gstin: HEAD_OFFICE, state: 'West Bengal (19)' } });
    expect(document.taxNames).toEqual(['IGST']);
    expect(document).toMatchObject({
      changes: expect.arrayContaining([{ what: 'Supplied from', before: 'Bengaluru', after: 'Head office' }]),
    });
  });

  it('supplies a quotation from the head office again, with its present settings, and from another branch', async () => {
    await set(BENGALURU);
    await set(PUNE);
    const { request, number } = await ask();
    await run('offer', 'terms', number, '--branch', 'Bengaluru');
    expect((await run('offer', 'show', number)).stdout).toContain('Supplied from Bengaluru');
    await run('offer', 'send', number, '--no-mail');
    expect((await run('offer', 'terms', number, '--branch', 'pune')).stdout).toMatch(/IGST +₹/);
    await run('offer', 'send', number, '--no-mail');
    expect((await readSent(request)).seller).toMatchObject({ gstin: MAHARASHTRA });
    await run('offer', 'terms', number, '--head-office');
    const moved = { BRAND_ADDRESS: '1 Park Street, Kolkata 700016' };
    await runCommand(shop, ['offer', 'send', number, '--no-mail'], null, moved);
    expect((await readSent(request)).seller).toMatchObject({
      gstin: HEAD_OFFICE,
      address: '1 Park Street, Kolkata 700016, India',
    });
    expect(await run('offer', 'terms', number, '--head-office', '--branch', 'Pune')).toMatchObject({
      exitCode: 2,
    });
  });

  it('a quotation goes to a special economic zone under the LUT of the branch', async () => {
    await set(BENGALURU);
    await set(PUNE);
    const { request } = await ask();
    await sales.setOfferTerms({ body: { request, change: { sez: 'lut', branch: 'Bengaluru' } } });
    expect(await failure(send(request))).toMatchObject({
      status: 409,
      message: 'A supply to SEZ under LUT needs the number of the LUT: add it to the branch Bengaluru.',
    });
    await supplyFrom(request, 'Pune');
    await send(request);
    expect(await readSent(request)).toMatchObject({ lut: LUT, taxNames: ['IGST'] });
  });

  it('a quotation is drawn with the branch on quotation and pro-forma, and stays with it once goods have left', async () => {
    await set(BENGALURU);
    const { request, order, number } = await ask();
    await supplyFrom(request, 'Bengaluru');
    const paper = await sales.fetchDraft({ params: { request } });
    expect(readFlow(Buffer.from(await paper.arrayBuffer()))).toContain(`GSTIN ${KARNATAKA}`);
    await send(request);
    await sales.acceptOfferOnWord({ body: { request, ...WORD } });
    await set({ ...BENGALURU, address: 'Elsewhere' });
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-branches-'));
    const file = path.join(folder, 'pro-forma.pdf');
    const bank = {
      BRAND_BANK_ACCOUNT_NUMBER: '00110022003300',
      BRAND_BANK_IFSC: 'SBIN0000001',
      BRAND_BANK_NAME: 'State Bank of India',
    };
    await runCommand(shop, ['offer', 'pro-forma', number, '--pdf', file], null, bank);
    const proForma = readFlow(await readFile(file));
    await rm(folder, { recursive: true });
    expect(proForma).toContain(KARNATAKA);
    expect(proForma).toContain('4 Peenya, Bengaluru 560058');
    await ship(request, order);
    await supplyFrom(request, '');
    expect(await failure(send(request))).toMatchObject(SENT_UNDER_ANOTHER);
  });

  it('rejects an amendment from another branch once goods of the accepted quotation have left', async () => {
    await set(BENGALURU);
    const { request, order, number } = await ask();
    await supplyFrom(request, 'Bengaluru');
    await send(request);
    await sales.acceptOfferOnWord({ body: { request, ...WORD } });
    await supplyFrom(request, '');
    await send(request);
    await ship(request, order);
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-branches-'));
    const file = path.join(folder, 'packing-list.pdf');
    const { shipments } = await owner.listRequestShipments({ params: { request } });
    const made = await run('packing-list', shipments[0]?.shipment_number ?? '', '--pdf', file);
    expect(made).toMatchObject({ exitCode: 0 });
    expect(readFlow(await readFile(file))).toContain(`GSTIN ${KARNATAKA}`);
    await rm(folder, { recursive: true });
    const accepting = sales.acceptOfferOnWord({ body: { request, ...WORD } });
    expect(await failure(accepting)).toMatchObject(SENT_UNDER_ANOTHER);
    expect((await run('offer', 'recall', number)).exitCode).toBe(0);
  });

  it('keeps the head office as the seller once goods have left by an estimate', async () => {
    await set(BENGALURU);
    const { request, order, number } = await ask();
    const { draft } = (await sales.getQuoteRequest({ params: { request } })).result;
    await sales.discardOfferDraft({ body: { request, version: draft?.version ?? 0 } });
    await run('confirm', number);
    await ship(request, order);
    await supplyFrom(request, 'Bengaluru');
    expect(await failure(send(request))).toMatchObject(SENT_UNDER_ANOTHER);
  });
});

describe('exports', () => {
  it('tell the registrations apart, in CSV, in the sums and in Tally', async () => {
    await set(BENGALURU);
    const [here, there] = [await ask(), await ask()];
    await supplyFrom(there.request, 'Bengaluru');
    for (const { request } of [here, there]) {
      await send(request);
      await sales.acceptOfferOnWord({ body: { request, ...WORD } });
    }
    // Branches may go; what they have sold stays theirs.
    await remove('Bengaluru');
    const today = formatIsoDay(new Date());
    const period = { by: 'accepted', from: today, to: today } as const;
    const summary = await owner.getGstSummary({ query: period });
    expect(summary.seller_gstins).toEqual([HEAD_OFFICE, KARNATAKA]);
    const mine = summary.rows.filter((row) => row.seller_gstin === HEAD_OFFICE);
    expect(mine.every(({ cgst, igst }) => cgst === 0 && igst > 0)).toBe(true);
    const sold = summary.rows.filter((row) => row.seller_gstin === KARNATAKA);
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.every(({ cgst, sgst, igst }) => cgst > 0 && cgst === sgst && igst === 0)).toBe(true);
    expect((await owner.listSoldOrders({ query: period })).seller_gstins).toEqual([HEAD_OFFICE, KARNATAKA]);

    const csv = await (await owner.exportSoldOrders({ body: { ...period, as: 'csv' } })).text();
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    const sellerOf = (order: string) => rows.find((row) => row.order === order)?.seller_gstin;
    expect([sellerOf(here.order), sellerOf(there.order)]).toEqual([HEAD_OFFICE, KARNATAKA]);

    const limited = { ...period, as: 'tally', seller_gstin: KARNATAKA } as const;
    const xml = await (await owner.exportSoldOrders({ body: limited })).text();
    expect(xml).toContain(there.number);
    expect(xml).not.toContain(here.number);
    expect([...new Set(xml.match(/<CMPGST\w+>[^<]*/g))]).toEqual([
      `<CMPGSTIN>${KARNATAKA}`,
      '<CMPGSTSTATE>Karnataka',
    ]);

    await set(BENGALURU);
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-branches-'));
    const file = path.join(folder, 'sold.xml');
    const days = ['--from', today, '--to', today];
    const write = (branch: string) => run('export', 'tally', file, ...days, '--branch', branch, '--force');
    await write('bengaluru');
    expect(await readFile(file, 'utf8')).toBe(xml);
    await write(HEAD_OFFICE);
    expect(await readFile(file, 'utf8')).not.toContain(there.number);
    expect(await write('Goa')).toMatchObject({
      exitCode: 1,
      stderr: 'There is no branch “Goa”. “branches” lists them.\n',
    });
    await rm(folder, { recursive: true });
    const { stdout } = await run('export', 'gst', ...days);
    const tables = stdout.split('\n\n');
    expect(tables.map((table) => table.split('\n')[0])).toEqual([
      `GSTIN ${HEAD_OFFICE}`,
      `GSTIN ${KARNATAKA}`,
    ]);
    for (const table of tables) expect(table).toMatch(/\nTotal +\d+ NOS/);
  });
});
