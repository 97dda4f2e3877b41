import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import { createPool } from '#server/platform/database/connection.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { readToday } from './read-today.ts';

let shop: TestShop;
let owner: ApiClient;
/** Ids of four requests, the oldest first. */
let ids: string[];

const WEEK: WorkingTime = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  opensAtMinute: 10 * 60,
  closesAtMinute: 18 * 60,
  answerHours: 8,
};
const MONDAY_AFTERNOON = new Date('2026-11-23T15:00+05:30');

beforeAll(async () => {
  shop = await openTestShop();
  owner = shop.api(await startOperatorSession(shop, 'owner'));
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const buyer = await signUpWithPhone(shop);
  for (let count = 0; count < 4; count += 1) {
    const body = { ...quoteRequestFor([{ product, quantity: 2 }]), order_customer: 'Rao Works' };
    await buyer.api.submitQuoteRequest({ body });
  }
  const { requests } = await owner.listQuoteRequests({ query: { sort: 'oldest' } });
  ids = requests.map(({ id }) => id);
});
afterAll(() => shop.close());

const askAt = (index: number, moment: string) =>
  shop.database.execute(sql`update quote_requests set created_at = ${moment} where id = ${ids[index]}`);

it('counts requests whose turn is ours by the working hours that they have waited', async () => {
  // Of Saturday 4 hours and of Monday 5; then 4½, 4 and 3 hours.
  for (const [index, moment] of [
    '2026-11-21T14:00+05:30',
    '2026-11-23T10:30+05:30',
    '2026-11-23T11:00+05:30',
    '2026-11-23T12:00+05:30',
  ].entries())
    await askAt(index, moment);
  const monday = await readToday(shop.database, WEEK, MONDAY_AFTERNOON);
  expect(monday.counts).toMatchObject({ late: 1, waiting: 2, fresh: 1 });
  expect(monday.longestWaiting.map(({ row, age }) => [row.id, age])).toEqual([
    [ids[0], 'late'],
    [ids[1], 'waiting'],
    [ids[2], 'waiting'],
    [ids[3], 'fresh'],
  ]);
});

it('leaves holidays out of what somebody has waited', async () => {
  await shop.database.execute(sql`insert into holidays (day, name) values ('2026-11-23', 'Holiday')`);
  const { counts } = await readToday(shop.database, WEEK, MONDAY_AFTERNOON);
  await shop.database.execute(sql`delete from holidays where day = '2026-11-23'`);
  expect(counts).toMatchObject({ late: 0, waiting: 1, fresh: 3 });
});

it('finds a promise that was missed, and the inbox lists the same request', async () => {
  await shop.database.execute(
    sql`update quote_requests set answer_due_at = now() + case when id = ${ids[1]} then -1 else 1 end * interval '1 hour'`,
  );
  expect(await owner.getToday()).toMatchObject({ overdue: 1, lapsing: 0 });
  const { requests } = await owner.listQuoteRequests({ query: { flag: 'overdue' } });
  expect(requests.map(({ id }) => id)).toEqual([ids[1]]);
});

it('takes an offer off our turn, and names it when it lapses within three days', async () => {
  const offered = ids[3] ?? '';
  await sendOffer(shop, offered);
  const lapseIn = (days: number) =>
    shop.database.execute(sql`
      update quote_revisions set lapses_at = now() + make_interval(hours => ${days * 24 - 1})
      where quote_request_id = ${offered} and state = 'sent'`);
  const listSoon = async () => {
    const { requests, total } = await owner.listQuoteRequests({ query: { flag: 'lapses_soon' } });
    expect(total).toBe(requests.length);
    const today = await owner.getToday();
    expect(today.lapsing).toBe(total);
    expect(today.next_to_lapse.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
    return requests.map(({ id }) => id);
  };
  for (const [days, found] of [
    [4, []],
    [3, [offered]],
    [0, []],
  ] as const) {
    await lapseIn(days);
    expect(await listSoon(), `${days} days`).toEqual(found);
  }
  const { ours, longest_waiting: waiting } = await owner.getToday();
  expect(ours.fresh + ours.waiting + ours.late).toBe(3);
  expect(waiting.map(({ id }) => id)).not.toContain(offered);
});

it('counts a counter-offer from when it was made', async () => {
  const countered = ids[3] ?? '';
  const counteredAt = '2026-11-22T12:00:00.000Z';
  await shop.database.execute(sql`update quote_requests set state = 'countered' where id = ${countered}`);
  await shop.database.execute(sql`
    insert into quotation_counters (id, quote_request_id, revision_number, lines, created_at)
    select 'counter', id, 2, '[]', ${counteredAt} from quote_requests where id = ${countered}`);
  const { longest_waiting: waiting } = await owner.getToday();
  expect(waiting.find(({ id }) => id === countered)).toMatchObject({ since: counteredAt, answer_by: null });
});

it('counts what is to send, mails that did not arrive and messages', async () => {
  await shop.database.execute(sql`update orders set status = 'Confirmed' where quote_request_id = ${ids[0]}`);
  for (const state of ['refused', 'given_up', 'given_up', 'sent'])
    await shop.database.execute(sql`
      insert into mail_log (id, job_id, kind, payload, to_address, subject, state)
      values (gen_random_uuid()::text, gen_random_uuid()::text, 'test', '{}', 'asha@buyer.test', 'Hello', ${state})`);
  const comment = 'Please call me.';
  await shop
    .api()
    .sendContactMessage({ body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment } });
  expect(await owner.getToday()).toMatchObject({
    to_send: 1,
    mails_refused: 1,
    mails_given_up: 2,
    messages: 1,
  });
});

it('shows each role only what it may see, and nobody a person', async () => {
  const see = async (role: 'viewer' | 'accounts') =>
    shop.api(await startOperatorSession(shop, role)).getToday();
  const viewed = await see('viewer');
  expect(viewed).toMatchObject({ mails_refused: null, mails_given_up: null, messages: null });
  expect(await see('accounts')).toMatchObject({ mails_refused: 1, messages: null });
  const { rows } = await shop.database.execute<{ name: string; email: string; phone: string }>(
    sql`select contact_name as name, email, phone from quote_requests`,
  );
  for (const { name, email, phone } of rows)
    for (const secret of [name, email, phone]) expect(JSON.stringify(viewed)).not.toContain(secret);
});

it('says to owners alone what is not ready for business', async () => {
  const { problems } = await owner.checkShop();
  expect(problems).toContainEqual({
    about: 'settings',
    message: 'No mail leaves the shop.',
    how: 'Set SMTP_URL to your mail server.',
  });
  const sales = shop.api(await startOperatorSession(shop, 'sales'));
  await expect(sales.checkShop()).rejects.toMatchObject({ status: 403 });
});

it('needs three statements, however many requests wait', async () => {
  const statements: string[] = [];
  const pool = createPool(shop.databaseUrl, () => undefined);
  const database = drizzle(pool, { logger: { logQuery: (query) => statements.push(query) } });
  await shop.database.execute(sql`
    insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin, billing,
      shipping, state, created_at)
    select 'many' || number, financial_year, 1000 + number, customer, contact_name, email, phone, gstin, billing, shipping,
      'new', now() - number * interval '1 minute'
    from quote_requests, generate_series(1, 10000) as number where id = ${ids[0]}`);
  const { counts, longestWaiting } = await readToday(database as never, WEEK, new Date());
  await pool.end();
  expect(counts.fresh + counts.waiting + counts.late).toBe(10_004);
  expect(longestWaiting).toHaveLength(8);
  expect(statements).toHaveLength(3);
});
