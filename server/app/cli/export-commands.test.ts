import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { WireOrder } from '#contract/orders.ts';
import { readConfig } from '#server/app/config.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { listPersonalDataReads } from '#server/features/admin/personal-data-read-queries.ts';
import { priceOrders } from '#server/features/admin/price-orders.ts';
import { getLastEstimate } from '#server/features/estimates/render-estimate.ts';
import { fetchProducts, quoteRequestFor, SHIPPING, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const IN_STATE = {
  ...SHIPPING,
  s_city: 'Kolkata',
  s_district: 'Kolkata',
  s_state: 'West Bengal',
  s_pin: '700001',
};
const HOSTILE = '=HYPERLINK("http://evil.example")';
const MARCH = ['--from', '2026-03-01', '--to', '31/03/2026'];
const APRIL = ['--from', '2026-04-01', '--to', '2026-04-30'];

let shop: TestShop;
let folder: string;
/** Delivered in West Bengal, as the seller, to Karnataka, and to Karnataka for `A&B <x>`. */
let requests: WireOrder[][];
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-exports-'));
  const { api } = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 6);
  const body = quoteRequestFor(products.map((product, index) => ({ product, quantity: (index % 5) + 1 })));
  const submit = async (changes: object) =>
    (await api.submitQuoteRequest({ body: { ...body, ...changes } })).result;
  requests = [
    await submit({ order_customer: HOSTILE, shipping_address: IN_STATE }),
    await submit({}),
    await submit({ order_customer: 'A&B <x>' }),
    await submit({ order_customer: 'Unanswered' }),
  ];
  const [inState, outside, hostile] = requests.map(([order]) => order?.estimate_number ?? '');
  await priceOrders(shop.database, 'meera', inState ?? '', { discountBps: 375 });
  await confirm([inState ?? '', outside ?? ''], '2026-04-01 00:00+05:30');
  // What a confirmed order is rejected for later is no sale.
  await changeOrders(shop.database, 'meera', idOf(1, 2), { to: 'Rejected', reason: 'Not made any more' });
  await confirm([idOf(2, 0), idOf(2, 1)], '2026-03-31 23:59+05:30');
  await confirm([hostile ?? ''], '2026-04-30 23:59:59+05:30');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.close();
});

function idOf(request: number, line: number): string {
  return requests[request]?.[line]?._id ?? '';
}

/** Confirms orders at a moment of the past. */
async function confirm(names: string[], at: string): Promise<void> {
  const { changed } = await changeOrders(shop.database, 'meera', names, { to: 'Confirmed', reason: '' });
  const ids = sql.param(changed.map(({ id }) => id));
  await shop.database.execute(sql`
    update order_status_changes set changed_at = ${at}::timestamptz
    where status = 'Confirmed' and order_id = any(${ids}::text[])`);
}

async function runToFile(name: string, ...typed: string[]) {
  const file = path.join(folder, name);
  const outcome = await runCommand(shop, [...typed, file]);
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  return { ...outcome, content: await readFile(file, 'utf8') };
}

const readCsv = (content: string): Record<string, string>[] => parse(content, { bom: true, columns: true });
const sumOf = (rows: Record<string, string>[], column: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[column]), 0) * 100);

describe('export gst', () => {
  it('adds up to the taxes of the estimates, for what was confirmed in the period and not rejected since', async () => {
    const { content } = await runToFile('april.csv', 'export', 'gst', ...APRIL);
    const rows = readCsv(content);
    const { brand } = readConfig({});
    const estimates = await Promise.all(
      requests.slice(0, 2).map(async ([order]) => {
        const { rows } = await shop.database.execute<{ id: string }>(
          sql`select quote_request_id as id from orders where id = ${order?._id}`,
        );
        return (await getLastEstimate(shop.database, brand, rows[0]?.id ?? '')).document;
      }),
    );
    const karnataka = rows.filter((row) => row.place_of_supply === '29-Karnataka');
    const bengal = rows.filter((row) => row.place_of_supply === '19-West Bengal');
    const [inState, outside] = estimates;
    expect(sumOf(bengal, 'taxable_value')).toBe(inState?.totals.taxablePaise);
    expect([sumOf(bengal, 'cgst'), sumOf(bengal, 'sgst')]).toEqual(inState?.totals.taxesPaise);
    expect([sumOf(bengal, 'igst'), sumOf(karnataka, 'cgst')]).toEqual([0, 0]);
    const rest = await runCommand(shop, ['orders', '--search', 'A&B', '--csv']);
    const later = readCsv(rest.stdout).slice(2);
    expect(sumOf(karnataka, 'igst')).toBe((outside?.totals.taxesPaise[0] ?? 0) + sumOf(later, 'igst'));
    expect(sumOf(rows, 'total')).toBe(
      sumOf(rows, 'taxable_value') + sumOf(rows, 'cgst') + sumOf(rows, 'sgst') + sumOf(rows, 'igst'),
    );
    const keys = rows.map((row) => [row.hsn, row.gst, row.place_of_supply, row.unit].join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps to the kind of tax that was sent when the seller moves to another state', async () => {
    const typed = ['export', 'gst', path.join(folder, 'moved.csv'), ...APRIL];
    const settings = { BRAND_GSTIN: '27AAPFU0939F1ZV' };
    const { content: before } = await runToFile('before.csv', 'export', 'gst', ...APRIL);
    expect(await runCommand(shop, typed, null, settings)).toMatchObject({ exitCode: 0 });
    expect(await readFile(path.join(folder, 'moved.csv'), 'utf8')).toBe(before);
  });

  it('shows a table with a last row of sums, and says so when nothing was confirmed', async () => {
    const { stdout } = await runCommand(shop, ['export', 'gst', ...MARCH]);
    expect(stdout).toMatch(/^HSN +GST +PLACE OF SUPPLY +QTY +TAXABLE VALUE +CGST = SGST +IGST\n/);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^Total +3 NOS +₹/);
    const none = await runCommand(shop, ['export', 'gst', '--from', '2020-01-01', '--to', '2020-01-31']);
    expect(none.stdout).toBe('Nothing was sold in this period.\n');
  });
});

describe('export tally', () => {
  const getAll = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*)</${name}>`, 'g'))].map(([, text]) => text);

  it('writes a Sales Order for each request and day, with its own order number', async () => {
    const march = await runToFile('march.xml', 'export', 'tally', ...MARCH);
    const april = await runToFile('april.xml', 'export', 'tally', ...APRIL, '--igst-ledger', 'Output IGST');
    expect(march.stdout).toMatch(/^Wrote 1 Sales Order to /);
    const numbers = requests.map(([order]) => order?.estimate_number);
    expect(getAll(march.content, 'VOUCHERNUMBER')).toEqual([numbers[2]]);
    expect(getAll(april.content, 'VOUCHERNUMBER')).toEqual([numbers[0], numbers[1], `${numbers[2]}-2`]);
    expect(getAll(april.content, 'DATE')).toEqual(['20260401', '20260401', '20260430']);
    expect(april.content.match(/<ALLINVENTORYENTRIES/g)).toHaveLength(6 + 5 + 4);
    expect(getAll(april.content, 'LEDGERNAME')).toContain('Output IGST');
  });

  it('is valid for an independent parser, and agrees with the GST summary of the period', async () => {
    const { content } = await runToFile('valid.xml', 'export', 'tally', ...APRIL);
    const schema = await readFile('server/features/order-exports/tally-sales-orders.xsd', 'utf8');
    const { errors, normalized } = await validateXML({ xml: content, schema, normalization: 'format' });
    expect(errors).toEqual([]);
    expect(getAll(normalized, 'PARTYNAME')).toEqual([HOSTILE, 'Rao Engineering Works', 'A&amp;B &lt;x&gt;']);
    const parties = normalized.matchAll(/<ISPARTYLEDGER>Yes<\/ISPARTYLEDGER>\s*<AMOUNT>-(.*)<\/AMOUNT>/g);
    const total = [...parties].reduce((sum, [, rupees]) => sum + Number(rupees), 0);
    const summary = await runToFile('agrees.csv', 'export', 'gst', ...APRIL);
    expect(Math.round(total * 100)).toBe(sumOf(readCsv(summary.content), 'total'));
  });

  it('needs a file and both days', async () => {
    expect(await runCommand(shop, ['export', 'tally', ...APRIL])).toMatchObject({ exitCode: 2 });
    expect(await runCommand(shop, ['export', 'tally', 'x.xml', '--from', '2026-04-01'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("required option '--to <DATE>' not specified"),
    });
    expect(
      await runCommand(shop, ['export', 'gst', '--from', '31/02/2026', '--to', '2026-04-01']),
    ).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('It must be a day such as 2026-04-01 or 01/04/2026.'),
    });
  });
});

describe('export orders', () => {
  it('has a row for each order requested in the period, with a guard against formulas', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = ['--from', '2026-01-01', '--to', today, '--to', '2099-12-31'];
    const { content, stdout } = await runToFile('orders.csv', 'export', 'orders', ...days);
    expect(stdout).toMatch(/^Wrote 24 orders to /);
    const rows = readCsv(content);
    expect(rows.map(({ order }) => order)).toEqual(requests.flat().map(({ _id }) => _id));
    expect(rows[0]).toMatchObject({
      customer: `'${HOSTILE}`,
      place_of_supply: '19-West Bengal',
      status: 'Confirmed',
      confirmed_on: '2026-04-01',
      shipped_on: '',
    });
    expect(rows[8]).toMatchObject({ status: 'Rejected', confirmed_on: '2026-04-01' });
    for (const row of rows) {
      expect(sumOf([row], 'total')).toBe(sumOf([row], 'unit_price_with_gst') * Number(row.quantity));
      expect(sumOf([row], 'total')).toBe(
        ['taxable_value', 'cgst', 'sgst', 'igst'].reduce((sum, name) => sum + sumOf([row], name), 0),
      );
    }
    expect((await runCommand(shop, ['export', 'orders', ...days])).stdout).toBe(content);
  });

  it('has the rows of “orders --csv”, which has no limit unless one is given', async () => {
    const { stdout } = await runCommand(shop, ['orders', '--csv', '--search', 'Rao Engineering']);
    expect(readCsv(stdout).map(({ order }) => order)).toEqual(requests[1]?.map(({ _id }) => _id));
    expect(readCsv((await runCommand(shop, ['orders', '--csv', '--limit', '1'])).stdout)).toHaveLength(6);
    expect(await runCommand(shop, ['orders', '--csv', '--json'])).toMatchObject({ exitCode: 2 });
  });

  it('is recorded as a read of personal data before anything is written, unlike sums', async () => {
    const read = async () => (await listPersonalDataReads(shop.database, 1))[0];
    await runToFile('read.csv', 'export', 'orders', '--from', '2026-01-01', '--to', '2099-12-31');
    expect(await read()).toMatchObject({ command: 'export orders', recordIds: { length: 24 } });
    await runToFile('read.xml', 'export', 'tally', ...MARCH);
    const last = await read();
    expect(last).toMatchObject({ command: 'export tally', recordIds: [idOf(2, 0), idOf(2, 1)] });
    await runCommand(shop, ['export', 'gst', ...MARCH]);
    expect(await read()).toEqual(last);
    const refused = await runCommand(shop, [
      'export',
      'orders',
      '/nowhere/x.csv',
      '--from',
      '2026-01-01',
      '--to',
      '2099-12-31',
    ]);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '', stderr: 'File not found: /nowhere/x.csv\n' });
    expect(await read()).toMatchObject({ command: 'export orders' });
  });
});

describe('a file that exists already', () => {
  it.each([
    ['export', 'orders', ...APRIL],
    ['export', 'gst', ...APRIL],
    ['export', 'tally', ...APRIL],
    ['products', 'export'],
  ])('is replaced by %s %s only with --force', async (...typed) => {
    const file = path.join(folder, 'important.txt');
    await writeFile(file, 'important');
    expect(await runCommand(shop, [...typed, file])).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: `${file} already exists; to replace it, add --force.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('important');
    expect(await runCommand(shop, [...typed, file, '--force'])).toMatchObject({ exitCode: 0 });
    expect(await readFile(file, 'utf8')).not.toBe('important');
  });
});

describe('show --pdf', () => {
  it('writes the estimate', async () => {
    const number = requests[0]?.[0]?.estimate_number ?? '';
    const file = path.join(folder, 'estimate.pdf');
    const { stdout } = await runCommand(shop, ['show', number, '--pdf', file]);
    expect(stdout).toContain(`Wrote the estimate to ${file}`);
    expect(readFlow(await readFile(file))).toContain(number);
    expect(await runCommand(shop, ['show', number, '--pdf', file])).toMatchObject({ exitCode: 1 });
    expect(await runCommand(shop, ['show', number, '--pdf', file, '--force'])).toMatchObject({ exitCode: 0 });
  });
});
