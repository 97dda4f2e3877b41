import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { listPersonalDataReads } from '#server/features/admin/personal-data-read-queries.ts';
import { selectSoldOrders } from '#server/features/order-exports/export-queries.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, startDeskSession, startOperatorSession } from '../../../tests/support/desk.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { presentGstSummary } from './presenter.ts';

const HOSTILE = '=HYPERLINK("http://evil.example")';
const APRIL = { by: 'accepted', from: '2026-04-01', to: '2026-04-30' } as const;
const MAY = { by: 'dispatched', from: '2026-05-01', to: '2026-05-31' } as const;

let shop: TestShop;
let api: ApiClient;
/** Two requests of two orders each. The first order is accepted in April, the second in May; both are sent in May. */
let requests: { id: string; number: string; orders: string[] }[];
beforeAll(async () => {
  shop = await openTestShop();
  api = shop.api(await startOperatorSession(shop, 'accounts'));
  const buyer = await signUpWithPhone(shop);
  const place = async (customer: string) => {
    const orders = await requestQuote(buyer.api, 2, { order_customer: customer });
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select quote_request_id as id from orders where id = ${orders[0]?._id}`,
    );
    const number = orders[0]?.estimate_number ?? '';
    return { id: rows[0]?.id ?? '', number, orders: orders.map(({ _id }) => _id) };
  };
  requests = [await place(HOSTILE), await place('Zenith Pumps')];
  for (const { orders } of requests) {
    await take(orders[0], 'Confirmed', '2026-04-30 23:59+05:30');
    await take(orders[1], 'Confirmed', '2026-05-01 00:00+05:30');
    for (const order of orders) await take(order, 'Shipped', '2026-05-31 23:59+05:30');
  }
});
afterAll(() => shop.close());

async function take(order = '', to: 'Confirmed' | 'Shipped' | 'Rejected', at: string): Promise<void> {
  await changeOrders(shop.database, 'meera', [order], { to, reason: 'Not made any more' });
  await shop.database.execute(sql`
    update order_status_changes set changed_at = ${at}::timestamptz where order_id = ${order} and status = ${to}`);
}

const sumOf = (rows: readonly { total: number }[]) =>
  rows.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;

describe('the reports of a period', () => {
  it('list what was accepted in it, or sent, in Indian days', async () => {
    const accepted = await api.listSoldOrders({ query: APRIL });
    const [first, second] = requests;
    expect(accepted.rows).toMatchObject([
      { request: first?.id, order_number: first?.number, day: '2026-04-30', order_count: 1 },
      { request: second?.id, customer: 'Zenith Pumps', place_of_supply: '29-Karnataka' },
    ]);
    const later = await api.listSoldOrders({ query: { ...MAY, by: 'accepted' } });
    expect(later.rows.map((row) => row.order_number)).toEqual(requests.map(({ number }) => `${number}-2`));
    const sent = await api.listSoldOrders({ query: MAY });
    expect(sent.rows).toMatchObject(requests.map(({ number }) => ({ order_number: number, order_count: 2 })));
    expect(sent).toMatchObject({ row_count: 2, totals: { total: sumOf(sent.rows) } });
  });

  it('have no order that was rejected afterwards', async () => {
    const [order] = await requestQuote((await signUpWithPhone(shop)).api, 1);
    await take(order?._id, 'Confirmed', '2025-06-02 12:00+05:30');
    const query = { by: 'accepted', from: '2025-06-02', to: '2025-06-02' } as const;
    expect((await api.getGstSummary({ query })).row_count).toBe(1);
    await take(order?._id, 'Rejected', '2025-06-03 12:00+05:30');
    expect(await api.getGstSummary({ query })).toMatchObject({
      rows: [],
      row_count: 0,
      totals: { total: 0 },
    });
  });

  it('sum up GST as the command does, with the same totals as the orders', async () => {
    const summary = await api.getGstSummary({ query: MAY });
    expect(summary.totals.total).toBe(sumOf(summary.rows));
    expect(summary.totals.total).toBe((await api.listSoldOrders({ query: MAY })).totals.total);
    const file = await api.exportGstSummary({ query: MAY });
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-reports-'));
    const written = path.join(folder, 'gst.csv');
    await runCommand(shop, ['export', 'gst', '--by', 'dispatched', ...days(MAY), written]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(await readFile(written));
    await rm(folder, { recursive: true });
  });

  it('are files for spreadsheets and Tally, without formulas', async () => {
    const csv = await (await api.exportSoldOrders({ body: { ...APRIL, as: 'csv' } })).text();
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    expect(rows.map(({ order }) => order)).toEqual(requests.map(({ orders }) => orders[0]));
    expect(rows[0]?.customer).toBe(`'${HOSTILE}`);
    const xml = await (await api.exportSoldOrders({ body: { ...MAY, as: 'tally' } })).text();
    expect(xml.match(/<VOUCHER /g)).toHaveLength(2);
    expect(xml).toContain('<PARTYNAME>Zenith Pumps</PARTYNAME>');
  });

  it('tell who has seen whose orders, and by which filter', async () => {
    await api.listSoldOrders({ query: APRIL });
    await api.exportSoldOrders({ body: { ...MAY, as: 'tally' } });
    const [exported, listed] = await listPersonalDataReads(shop.database, 2);
    expect(exported).toMatchObject({
      readVia: 'staff call',
      command: 'exportSoldOrders: tally, dispatched from 2026-05-01 to 2026-05-31, 4 orders',
      recordIds: requests.flatMap(({ orders }) => orders),
    });
    expect(listed).toMatchObject({
      command: 'listSoldOrders: accepted from 2026-04-01 to 2026-04-30',
      recordIds: requests.map(({ orders }) => orders[0]),
    });
  });

  it('read no more orders than they need to know that there are too many', async () => {
    const { from, to } = MAY;
    const sales = {
      by: 'dispatched',
      from: new Date(`${from}T00:00+05:30`),
      before: new Date(`${to}T24:00+05:30`),
    } as const;
    expect((await selectSoldOrders(shop.database, sales)).length).toBe(4);
    expect((await selectSoldOrders(shop.database, sales, 3)).length).toBe(3);
  });

  it('need days in order, of a year at the most', async () => {
    for (const days of [
      { from: '2026-05-02', to: '2026-05-01' },
      { from: '2025-04-01', to: '2026-04-02' },
      { from: '2026-02-30', to: '2026-03-31' },
    ])
      await expect(api.getGstSummary({ query: { by: 'accepted', ...days } })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    const leapYear = { by: 'accepted', from: '2027-04-01', to: '2028-03-31' } as const;
    expect(await api.getGstSummary({ query: leapYear })).toMatchObject({ row_count: 0 });
  });

  it('give files with buyers’ data only to those who have just proved who they are', async () => {
    const token = await startDeskSession(shop, await addOperator(shop, 'accounts'));
    await shop.database.execute(sql`update staff_sessions set proved_at = now() - interval '1 hour'`);
    const { status } = await shop.fetch('/api/staff/report/orders/export', {
      method: 'POST',
      headers: {
        cookie: `__Host-udyoghaat_desk=${token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...APRIL, as: 'csv' }),
    });
    expect(status).toBe(403);
  });
});

function days({ from, to }: { from: string; to: string }): string[] {
  return ['--from', from, '--to', to];
}

it('shows the first rows of a long report, and the sums of all', () => {
  const row = {
    sellerGstin: '19AAUCU4821H1ZS',
    hsn: '8467',
    gstBps: 1800,
    placeOfSupply: '29-Karnataka',
    unit: 'NOS' as const,
    sez: undefined,
    quantity: 1,
    taxablePaise: 100_00,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 18_00,
    totalInclGstPaise: 118_00,
  };
  const { rows, row_count, totals } = presentGstSummary(Array(201).fill(row));
  expect([rows.length, row_count, totals.igst, totals.total]).toEqual([200, 201, 201 * 18, 201 * 118]);
});
