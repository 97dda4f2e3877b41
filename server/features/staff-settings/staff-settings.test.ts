import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import type { SettingKey } from '#contract/shop-settings.ts';
import { calculateGstinCheckCharacter } from '#domain/gstin.ts';
import { formatIsoDay, getNextDay } from '#domain/indian-day.ts';
import { moveSnippet } from '#server/features/admin/change-snippets.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { lockSnippet, upsertSnippet } from '#server/features/quotations/snippet-queries.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
import { linkTo, sendOffer } from '../../../tests/support/quotations.ts';
import { inspectPdf, readFlow } from '../../../tests/support/read-pdf.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let owner: ApiClient;
let sales: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'owner', 'Meera');
  owner = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
  sales = shop.api(await startOperatorSession(shop, 'sales'));
});
afterAll(() => shop.close());

const run = (...typed: string[]) => runCommand(shop, typed);
const read = async <Key extends SettingKey>(key: Key) => (await owner.getShopSettings()).settings[key];
const change = async (key: SettingKey, values: Record<string, string | number>) =>
  owner.changeShopSetting({ body: { key, version: (await read(key)).version, values } });
const reset = async (key: SettingKey) =>
  owner.resetShopSetting({ body: { key, version: (await read(key)).version } });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => cause,
  );
async function fetchEstimate(api: ApiClient, invoice = '') {
  await api.prepareEstimate({ body: { invoice } });
  const pdf = Buffer.from(await (await api.fetchEstimate({ params: { invoice } })).arrayBuffer());
  return {
    words: readFlow(pdf),
    title: inspectPdf('pdfinfo', [], pdf),
    pictures: inspectPdf('pdfimages', ['-list'], pdf).match(/^ +\d+ .* image /gm)?.length ?? 0,
  };
}
async function addPicture(name: string, background: string) {
  const folder = path.join(shop.dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  await picture.png().toFile(path.join(folder, name));
}
const withCheckCharacter = (first14: string) => first14 + calculateGstinCheckCharacter(first14);
/** Of another legal person than the shop's, where test orders go to. */
const KARNATAKA = withCheckCharacter('29AABCS1234F1Z');
const BANK = { account_number: '00110022003300', ifsc: 'sbin0000001', bank_name: 'State Bank of India' };

describe('a setting', () => {
  it('uses the environment’s value of a setting until an operator sets one, and again after a reset', async () => {
    expect(await read('answers')).toMatchObject({
      value: { days: 'Mon, Tue, Wed, Thu, Fri, Sat', opens_at: '10:00', closes_at: '18:00', hours: 8 },
      is_set: false,
    });
    await change('answers', { hours: 4 });
    expect(await read('answers')).toMatchObject({ value: { opens_at: '10:00', hours: 4 }, is_set: true });
    await reset('answers');
    expect(await read('answers')).toMatchObject({ value: { hours: 8 }, is_set: false });
  });

  it('rejects an edit based on an older version, also when a command has changed it', async () => {
    const { version } = await read('tally');
    await run('settings', 'set', 'tally', 'sales_ledger=Sales Ludhiana');
    const call = (seen: number) =>
      owner.changeShopSetting({
        body: { key: 'tally', version: seen, values: { sales_ledger: 'Sales Punjab' } },
      });
    expect(await failure(call(version))).toMatchObject({
      status: 409,
      conflict: { version: version + 1, current: { sales_ledger: 'Sales Ludhiana', cgst_ledger: 'CGST' } },
    });
    await call(version + 1);
    expect((await read('tally')).value.sales_ledger).toBe('Sales Punjab');
  });

  it('refuses what cannot be, naming the field', async () => {
    const refuse = async (key: SettingKey, values: Record<string, string | number>) =>
      failure(change(key, values));
    expect(await refuse('bank', { account_number: '123' })).toMatchObject({
      status: 422,
      fields: { account_number: 'An account number has 9 to 18 digits.' },
    });
    expect(await refuse('bank', { bank_name: 'State Bank of India' })).toMatchObject({
      fields: {
        account_number: 'The account number is required if any of the others is given.',
        ifsc: 'The IFSC is required if any of the others is given.',
      },
    });
    expect(await refuse('answers', { opens_at: '18:00', closes_at: '10:00' })).toMatchObject({
      fields: { closes_at: 'The closing time must be later than the opening time, on the same day.' },
    });
    expect(await refuse('answers', { days: '' })).toMatchObject({ fields: { days: expect.any(String) } });
    expect(await refuse('quotations', { valid_days: 'ten' })).toMatchObject({
      fields: { valid_days: 'The days of validity must be a whole number from 1 to 365.' },
    });
  });

  it('logs the changed values of a setting, which can be undone', async () => {
    await change('quotations', { valid_days: 7 });
    const { change_sets: sets } = await owner.listChanges({ query: { kind: 'settings' } });
    expect(sets[0]).toMatchObject({ changed_by: 'Meera', kind: 'settings' });
    expect((await run('changes', '--kind', 'settings')).stdout).toContain('valid_days: "" → 7');
    await owner.undoChange({ body: { number: sets[0]?.number ?? 0 } });
    expect((await read('quotations')).value.valid_days).toBe(15);
  });

  it('a setting is for owners only', async () => {
    expect(await failure(sales.getShopSettings())).toMatchObject({ status: 403 });
    const body = { key: 'tally', version: 1, values: {} } as const;
    expect(await failure(sales.changeShopSetting({ body }))).toMatchObject({ status: 403 });
  });
});

describe('what settings do', () => {
  it('promises buyers an answer in the working time that operators have set', async () => {
    const day = formatIsoDay(getNextDay(new Date()));
    const weekday = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', { weekday: 'short' });
    await change('answers', { days: weekday, opens_at: '10:00', closes_at: '14:00', hours: 2 });
    const buyer = await signUpWithPhone(shop);
    const [order] = await requestQuote(buyer.api);
    expect(order?.answer_by).toBe(`${day}T06:30:00.000Z`);
    expect((await owner.listHolidays()).answer_by).toBe(`${day}T06:30:00.000Z`);
    await reset('answers');
  });

  it('begins the first quotation of a request with the terms that operators have set', async () => {
    await change('quotations', {
      valid_days: 30,
      payment_terms: '30% in advance',
      warranty: '',
      charges_rule: 'highest',
    });
    const buyer = await signUpWithPhone(shop);
    const [order] = await requestQuote(buyer.api);
    const { draft } = await sales.startOfferDraft({ body: { request: order?.order_invoice_id ?? '' } });
    const lastDay = formatIsoDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
    expect(draft.offer).toMatchObject({ payment_terms: '30% in advance', valid_until: lastDay });
    expect(draft.offer.charges_rule).toBe('highest');
    expect(draft.offer).not.toHaveProperty('warranty');
  });

  it('sells as the seller that operators have set: on pages, estimates and their taxes, and not on what was sent', async () => {
    const buyer = await signUpWithPhone(shop);
    const [before] = await requestQuote(buyer.api);
    await change('seller', {
      ...{ legal_name: 'Sardar Machine Tools', address: '12 Peenya, Bengaluru 560058, Karnataka' },
      ...{ gstin: KARNATAKA, website: 'https://sardar.example', cin: '' },
    });
    expect((await shop.api().getContactLinks()).seller).toEqual({
      ...{ legal_name: 'Sardar Machine Tools', gstin: KARNATAKA, cin: '' },
    });
    expect((await owner.listBranches()).head_office_gstin).toBe(KARNATAKA);
    const [after] = await requestQuote(buyer.api);
    const { words: paper } = await fetchEstimate(buyer.api, after?.order_invoice_id);
    for (const words of ['Sardar Machine Tools', 'Bengaluru 560058', KARNATAKA, 'sardar.example', 'CGST'])
      expect(paper).toContain(words);
    const { words: paperBefore } = await fetchEstimate(buyer.api, before?.order_invoice_id);
    expect(paperBefore).toContain('IGST');
    expect(paperBefore).not.toContain('Sardar');
    await reset('seller');
    expect((await shop.api().getContactLinks()).seller.gstin).not.toBe(KARNATAKA);
  });

  it('is called and looks as operators have set: on pages, in mails and on documents, and not on what was sent', async () => {
    const buyer = await signUpWithPhone(shop);
    const [before] = await requestQuote(buyer.api);
    await addPicture('logo.png', '#a03');
    await change('shop', {
      name: 'Sardar Tools',
      name_hindi: '',
      tagline: 'Lathes',
      logo: '/media/logo.png',
    });
    expect((await shop.api().getContactLinks()).shop).toEqual({
      ...{ name: 'Sardar Tools', name_hindi: '', tagline: 'Lathes' },
      logo: { path: '/media/logo.png', width: 40, height: 20 },
    });
    expect((await owner.getDeskSession()).brand_name).toBe('Sardar Tools');
    const [after] = await requestQuote(buyer.api);
    const mail = await shop.outbox.waitForMail(buyer.email, after?.estimate_number ?? '');
    expect(mail).toContain('Subject: Sardar Tools: your quote request');
    // Another file at its address changes no document that has the first.
    await addPicture('logo.png', '#3a0');
    expect(await fetchEstimate(buyer.api, after?.order_invoice_id)).toMatchObject({
      title: expect.stringContaining('Sardar Tools'),
      pictures: 1,
    });
    expect(await fetchEstimate(buyer.api, before?.order_invoice_id)).toMatchObject({
      title: expect.stringContaining('Udyog Haat'),
      pictures: 0,
    });
    await reset('shop');
    expect((await shop.api().getContactLinks()).shop).toMatchObject({ name: 'Udyog Haat' });
  });

  it('refuses what is no picture as a logo, and keeps the logo where pictures are replaced', async () => {
    await addPicture('sign.png', '#000');
    await writeFile(path.join(shop.dataDir, 'media/list.png'), 'no picture');
    for (const logo of ['/media/list.png', '/media/missing.png', '/media/../secret.key'])
      expect(await failure(change('shop', { logo }))).toMatchObject({
        fields: { logo: `There is no picture of at most 500 KB at ${logo}.` },
      });
    expect(await failure(change('shop', { logo: 'https://other.example/logo.png' }))).toMatchObject({
      fields: { logo: expect.stringContaining('must be a path of the shop') },
    });
    await change('shop', { signature: '/media/sign.png' });
    const { result } = await owner.getPicture({ query: { address: '/media/sign.png' } });
    expect(result.uses).toMatchObject([{ kind: 'shop', name: 'Udyog Haat' }]);
    for (const by of ['', '/media/logo.png'])
      expect(await failure(owner.replacePicture({ body: { address: '/media/sign.png', by } }))).toMatchObject(
        { status: 409, message: expect.stringContaining('Settings, The shop') },
      );
    await reset('shop');
  });

  it('keeps the PAN of the head office while branches have it', async () => {
    const { head_office_gstin: headOffice } = await owner.listBranches();
    const branch = {
      name: 'Pune',
      address: 'MIDC, Pune 411026, Maharashtra',
      gstin: withCheckCharacter(`27${headOffice.slice(2, 14)}`),
    };
    await owner.setBranch({ body: { ...branch, lut: '', version: 0 } });
    const refusal = await failure(change('seller', { gstin: KARNATAKA }));
    expect(refusal).toMatchObject({
      fields: { gstin: expect.stringContaining('The branch Pune does not fit.') },
    });
    await owner.removeBranch({ body: { name: 'Pune', version: 1 } });
    await change('seller', { gstin: KARNATAKA });
    const other = await failure(owner.setBranch({ body: { ...branch, lut: '', version: 0 } }));
    expect(other).toMatchObject({
      fields: { gstin: expect.stringContaining('has the PAN of the head office') },
    });
    await reset('seller');
  });

  it('prints the bank account on pro-formas, which there are none of without one', async () => {
    const buyer = await signUpWithPhone(shop);
    const [order] = await requestQuote(buyer.api);
    const invoice = order?.order_invoice_id ?? '';
    await sendOffer(shop.database, invoice);
    const token = await linkTo(shop.database, invoice);
    const accepted = await buyer.api.acceptQuotation({
      body: { token, revision: 1, lines: [1], name: 'Asha Rao' },
    });
    expect(accepted.result.has_pro_forma).toBe(false);
    await change('bank', BANK);
    expect((await buyer.api.getQuotation({ params: { invoice } })).result.has_pro_forma).toBe(true);
    const pdf = await buyer.api.fetchProForma({ params: { invoice } });
    expect(await readFlow(Buffer.from(await pdf.arrayBuffer()))).toContain('IFSC SBIN0000001');
    await change('bank', { account_number: '', ifsc: '', bank_name: '' });
    expect(await failure(buyer.api.fetchProForma({ params: { invoice } }))).toMatchObject({ status: 404 });
  });
});

describe('the contact links', () => {
  it('the contact links are changed for visitors, and not over what somebody else has changed', async () => {
    const { contact } = await owner.getShopSettings();
    const call = (version: number, phone: string) =>
      owner.changeContactLinks({ body: { version, links: { phone } } });
    await call(contact.version, '+91 161 400 1234');
    expect((await shop.api().getContactLinks()).result).toEqual({
      ...contact.value,
      phone: '+91 161 400 1234',
    });
    await run('contact-links', 'set', '--phone', '+91 161 400 5678');
    expect(await failure(call(contact.version + 1, '98300 12345'))).toMatchObject({
      status: 409,
      conflict: { version: contact.version + 2, current: { phone: '+91 161 400 5678' } },
    });
    expect(await failure(call(contact.version + 2, 'ask Meera'))).toMatchObject({
      status: 422,
      fields: { phone: expect.stringContaining('10 to 15 digits') },
    });
  });
});

describe('holidays', () => {
  it('holidays are added once, listed by year and removed', async () => {
    await owner.addHoliday({ body: { day: '2031-10-20', name: 'Diwali' } });
    expect(await failure(owner.addHoliday({ body: { day: '2031-10-20', name: 'Puja' } }))).toMatchObject({
      status: 409,
      message: '2031-10-20 is a holiday already: Diwali.',
    });
    expect(await failure(owner.addHoliday({ body: { day: '2031-10-21', name: ' ' } }))).toMatchObject({
      fields: { name: 'The name of a holiday is required.' },
    });
    const list = async (year: string) => (await sales.listHolidays({ query: { year } })).holidays;
    expect(await list('2031')).toEqual([{ day: '2031-10-20', name: 'Diwali' }]);
    expect(await list('2032')).toEqual([]);
    await owner.removeHoliday({ body: { day: '2031-10-20' } });
    expect(await list('2031')).toEqual([]);
  });

  it('move the promise of an answer at once', async () => {
    const { answer_by: before } = await sales.listHolidays();
    const day = formatIsoDay(new Date(before));
    await owner.addHoliday({ body: { day, name: 'Strike' } });
    expect((await sales.listHolidays()).answer_by > before).toBe(true);
    await owner.removeHoliday({ body: { day } });
  });
});

describe('texts for quotations', () => {
  const namesOf = async () =>
    (await sales.listSnippets()).snippets.filter(({ kind }) => kind === 'warranty').map(({ name }) => name);
  const getVersion = async (name: string) =>
    (await sales.listSnippets()).snippets.find((snippet) => snippet.name === name)?.version ?? 0;
  const set = async (name: string, words: string, version?: number) =>
    sales.setSnippet({
      body: { name, kind: 'warranty', words, version: version ?? (await getVersion(name)) },
    });

  it('texts for quotations are in the operators’ order', async () => {
    for (const name of ['w-new', 'w-basic', 'w-long']) await set(name, `Warranty ${name}`);
    expect(await namesOf()).toEqual(['w-new', 'w-basic', 'w-long']);
    const seen = await namesOf();
    await sales.moveSnippet({ body: { name: 'w-long', place: 1, seen } });
    expect(await namesOf()).toEqual(['w-long', 'w-new', 'w-basic']);
    await expect(sales.moveSnippet({ body: { name: 'w-basic', place: 2, seen } })).rejects.toMatchObject({
      status: 409,
      message: 'Somebody else has changed the order in the meantime. Please look at it again.',
    });
    await set('w-long', 'Longer');
    expect(await namesOf()).toEqual(['w-long', 'w-new', 'w-basic']);
  });

  it('rejects changes, additions and removals of texts over what somebody else has done', async () => {
    await set('w-shared', 'One year', 0);
    expect(await failure(set('w-shared', 'Two years', 0))).toMatchObject({
      status: 409,
      conflict: { version: 1, current: { words: 'One year' } },
    });
    await run('snippets', 'set', 'w-shared', 'Three years', '--kind', 'warranty');
    const remove = (version: number) => sales.removeSnippet({ body: { name: 'w-shared', version } });
    expect(await failure(remove(1))).toMatchObject({ status: 409, conflict: { version: 2 } });
    await remove(2);
    expect(await namesOf()).not.toContain('w-shared');
    // Another text of the same name is not the one that was seen.
    await set('w-shared', 'Four years', 0);
    expect(await failure(set('w-shared', 'Mine', 1))).toMatchObject({
      status: 409,
      conflict: { version: 3, current: { words: 'Four years' } },
    });
    await remove(3);
  });

  it('changes and moves texts at the same moment without a deadlock', async () => {
    for (const name of ['w-one', 'w-two']) await set(name, 'One year');
    const seen = await namesOf();
    const hasLocked = Promise.withResolvers<void>();
    const changing = shop.database.transaction(async (transaction) => {
      await lockSnippet(transaction, 'w-one');
      hasLocked.resolve();
      await expect
        .poll(async () => {
          const waiting = await shop.database.execute(sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
          return waiting.rows.length;
        })
        .toBe(1);
      await upsertSnippet(transaction, { name: 'w-one', kind: 'warranty', words: 'Two years' });
    });
    await hasLocked.promise;
    const moving = shop.database.transaction((transaction) => moveSnippet(transaction, 'w-two', 1, seen));
    await Promise.all([changing, moving]);
    expect((await namesOf())[0]).toBe('w-two');
    for (const name of ['w-one', 'w-two'])
      await sales.removeSnippet({ body: { name, version: await getVersion(name) } });
  });
});

describe('price floors', () => {
  it('rejects setting or removing a price floor over what somebody else has set', async () => {
    const { result } = await shop.api().listCategories();
    const { _id: category = '', cat_name: name = '' } = result[0] ?? {};
    const set = (percentage: number, version: number) =>
      owner.setPriceFloor({ body: { category, percentage, version } });
    await set(80, 0);
    await run('floors', 'set', name, '90');
    expect(await failure(set(85, 1))).toMatchObject({
      status: 409,
      conflict: { version: 2, current: { percentage: 90 } },
    });
    expect(await failure(owner.removePriceFloor({ body: { category, version: 1 } }))).toMatchObject({
      status: 409,
    });
    await owner.removePriceFloor({ body: { category, version: 2 } });
    expect((await sales.listPriceFloors()).floors).toEqual([]);
    await set(70, 0);
    expect(await failure(set(60, 1))).toMatchObject({ status: 409, conflict: { version: 3 } });
    await owner.removePriceFloor({ body: { category, version: 3 } });
  });
});
