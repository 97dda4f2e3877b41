import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '#server/features/accounts/secrets.ts';
import { listChangeSets } from '#server/features/admin/change-set-queries.ts';
import { releaseHeldRequests } from '#server/features/admin/release-held-requests.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import {
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUp,
  signUpWithPhone,
} from '../../tests/support/buyers.ts';
import { addOperator } from '../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { removeExpired } from './remove-expired.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MINUTE = 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Removes expired data as if this time had passed, with a removal every hour, and counts the remaining rows. */
async function countAfter(ms: number, from: string): Promise<number> {
  const time = new Date(Date.now() + ms);
  await shop.database.execute(sql`update last_removal set removed_at = ${time.toISOString()}`);
  await removeExpired(shop.database, time);
  const { rows } = await shop.database.execute<{ left: number }>(
    sql`select count(*)::integer as left from ${sql.raw(from)}`,
  );
  return rows[0]?.left ?? 0;
}

async function submitQuote(changes: object = {}) {
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('The demo catalogue has no products.');
  const { result } = await buyer.api.submitQuoteRequest({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { ...quoteRequestFor([{ product, quantity: 1 }]), ...changes },
  });
  const invoice = result[0]?.order_invoice_id ?? '';
  return { buyer, invoice, orderId: result[0]?._id ?? '' };
}

describe('removeExpired', () => {
  it('deletes a session one day after the login', async () => {
    const { buyer } = await submitQuote();
    const mine = `sessions s join accounts a on a.id = s.account_id where a.email = '${buyer.email}'`;
    expect(await countAfter(DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes a registration that was not activated', async () => {
    const email = 'never@activated.test';
    await shop.api().register({ body: { name: 'Asha', email, password: 'correct horse battery' } });
    const mine = `registrations where email = '${email}'`;
    expect(await countAfter(RETENTION.registrationDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.registrationDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes a new e-mail address that was not confirmed', async () => {
    const { api } = await signUp(shop);
    await api.changeEmail({ body: { email: 'never@confirmed.test', password: PASSWORD } });
    const mine = `email_changes where email = 'never@confirmed.test'`;
    expect(await countAfter(RETENTION.emailChangeDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.emailChangeDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes a phone code', async () => {
    await shop.api().requestPhoneCode({ body: { phonenumber: '9000000001' } });
    const mine = `phone_codes where phone = '9000000001'`;
    expect(await countAfter(RETENTION.phoneCodeHours * HOUR - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.phoneCodeHours * HOUR + MINUTE, mine)).toBe(0);
  });

  it('deletes a contact message', async () => {
    const body = { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Do you deliver to Pune?' };
    await shop.api().sendContactMessage({ body });
    expect(await countAfter(RETENTION.contactMessageDays * DAY - MINUTE, 'contact_messages')).toBe(1);
    expect(await countAfter(RETENTION.contactMessageDays * DAY + MINUTE, 'contact_messages')).toBe(0);
  });

  it('deletes words that found nothing', async () => {
    await shop.database.execute(
      sql`insert into empty_searches (day, words, count) values ((now() at time zone 'Asia/Kolkata')::date, 'zxqv', 1)`,
    );
    const days = RETENTION.emptySearchDays;
    expect(await countAfter((days - 1) * DAY, 'empty_searches')).toBe(1);
    expect(await countAfter((days + 1) * DAY, 'empty_searches')).toBe(0);
  });

  it('deletes the record of who read personal data', async () => {
    await shop.database.execute(
      sql`insert into personal_data_reads (read_by, command, record_ids) values ('meera', 'orders', '{a}')`,
    );
    const days = RETENTION.personalDataReadDays;
    expect(await countAfter(days * DAY - MINUTE, 'personal_data_reads')).toBe(1);
    expect(await countAfter(days * DAY + MINUTE, 'personal_data_reads')).toBe(0);
  });

  it('deletes a security event', async () => {
    const { email } = await signUp(shop);
    const mine = `security_events e join accounts a on a.id = e.account_id where a.email = '${email}'`;
    expect(await countAfter(RETENTION.securityEventDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.securityEventDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes what happened at the desk, and links and challenges that lead there', async () => {
    const name = await addOperator(shop, 'viewer');
    await shop.database.execute(sql`
      insert into staff_security_events (staff_id, event, address)
      select id, 'login', '192.0.2.1' from staff where name = ${name}`);
    const mine = `staff_security_events join staff on staff.id = staff_id where name = '${name}'`;
    await shop.database.execute(sql`
      insert into staff_challenges values ('challenge', null, now() + interval '5 minutes')`);
    expect(await countAfter(4 * MINUTE, 'staff_challenges')).toBe(1);
    expect(await countAfter(6 * MINUTE, 'staff_challenges')).toBe(0);
    expect(await countAfter(DAY - MINUTE, 'staff_links')).toBe(1);
    expect(await countAfter(DAY + MINUTE, 'staff_links')).toBe(0);
    expect(await countAfter(RETENTION.securityEventDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.securityEventDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('forgets a device that was not used any more', async () => {
    const { email } = await signUp(shop);
    await shop.api().logIn({ body: { email, password: PASSWORD, device_secret: newToken() } });
    const mine = `known_devices d join accounts a on a.id = d.account_id where a.email = '${email}'`;
    expect(await countAfter(RETENTION.knownDeviceDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.knownDeviceDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes rate limit counters', async () => {
    await shop.fetch('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@counted.test', password: 'wrong' }),
    });
    expect(await countAfter(0, 'rate_limits')).toBeGreaterThan(0);
    expect(await countAfter(HOUR + MINUTE, 'rate_limits')).toBe(0);
  });

  it('completes the job of an e-mail that cannot be delivered', async () => {
    await shop.database.execute(
      sql`select graphile_worker.add_job('no-such-task', '{}'::json, run_at => now() + interval '1 year')`,
    );
    const mine = `graphile_worker.jobs where task_identifier = 'no-such-task'`;
    expect(await countAfter(RETENTION.undeliveredDays * DAY - MINUTE, mine)).toBe(1);
    expect(await countAfter(RETENTION.undeliveredDays * DAY + MINUTE, mine)).toBe(0);
  });

  it('deletes a drawn and a prepared estimate and an idempotency key', async () => {
    const { buyer, invoice } = await submitQuote();
    await buyer.api.prepareEstimate({ body: { invoice } });
    const file = `estimate_files where quote_request_id = '${invoice}'`;
    const drawing = `estimate_drawings where quote_request_id = '${invoice}'`;
    const key = `idempotency_keys k join accounts a on a.id = k.account_id where a.email = '${buyer.email}'`;
    expect(await countAfter(RETENTION.estimateFileHours * HOUR - MINUTE, file)).toBe(1);
    expect(await countAfter(RETENTION.estimateFileHours * HOUR - MINUTE, drawing)).toBe(1);
    expect(await countAfter(RETENTION.idempotencyHours * HOUR - MINUTE, key)).toBe(1);
    expect(await countAfter(RETENTION.estimateFileHours * HOUR + MINUTE, file)).toBe(0);
    expect(await countAfter(RETENTION.estimateFileHours * HOUR + MINUTE, drawing)).toBe(0);
    expect(await countAfter(RETENTION.idempotencyHours * HOUR + MINUTE, key)).toBe(0);
  });
});

describe('the personal data of a quote request', () => {
  const identified = (invoice: string) =>
    `quote_requests where id = '${invoice}' and gstin <> '' and account_id is not null`;
  const years = (count: number) => count * 365.25 * DAY;

  it('is removed when nothing was sold', async () => {
    const { invoice, orderId } = await submitQuote({
      consignee_name: 'Peenya Fabricators',
      consignee_gstin: 'URP',
    });
    expect(await countAfter(years(RETENTION.unsoldRequestYears) - 2 * DAY, identified(invoice))).toBe(1);
    expect(await countAfter(years(RETENTION.unsoldRequestYears) + 2 * DAY, identified(invoice))).toBe(0);

    const { rows } = await shop.database.execute(sql`
      select customer, contact_name, email, phone, gstin, shipping, consignee
      from quote_requests where id = ${invoice}`);
    expect(rows).toEqual([
      {
        customer: 'Deleted account',
        contact_name: 'Deleted account',
        email: '',
        phone: '',
        gstin: '',
        shipping: { address: '', city: '', district: '', pin: '', state: 'Karnataka' },
        consignee: { name: 'Deleted account', gstin: '' },
      },
    ]);
    const owner = await shop.database.execute(sql`select account_id from orders where id = ${orderId}`);
    expect(owner.rows).toEqual([{ account_id: null }]);
  });

  it('is removed also if the customer is already called like a deleted account', async () => {
    const { invoice } = await submitQuote({ order_customer: 'Deleted account' });
    expect(await countAfter(years(RETENTION.unsoldRequestYears) + 2 * DAY, identified(invoice))).toBe(0);
  });

  it('is kept for eight financial years when something was sold', async () => {
    const { invoice, orderId } = await submitQuote();
    await shop.database.execute(sql`update orders set status = 'Delivered' where id = ${orderId}`);
    await shop.database.execute(sql`
      update order_status_changes set reason = 'Asha rang' where order_id = ${orderId}`);
    const { rows } = await shop.database.execute<{ year: string }>(
      sql`select financial_year as year from quote_requests where id = ${invoice}`,
    );
    const ninthYear = Number(rows[0]?.year.slice(0, 4)) + RETENTION.soldRequestFinancialYears + 1;
    const firstOfApril = Date.parse(`${ninthYear}-04-01T00:00:00+05:30`);
    expect(await countAfter(firstOfApril - MINUTE - Date.now(), identified(invoice))).toBe(1);
    expect(await countAfter(firstOfApril + MINUTE - Date.now(), identified(invoice))).toBe(0);
    const reasons = await shop.database.execute(
      sql`select 1 from order_status_changes where order_id = ${orderId} and reason <> ''`,
    );
    expect(reasons.rows).toEqual([]);
  });
});

describe('the personal data of many quote requests at once', () => {
  const OPERATOR = 'operator@shop.test';
  let other: TestShop;
  beforeAll(async () => {
    other = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
  });
  afterAll(() => other.close());

  /** Replaces all quote requests by so many, the first ones of which are three years old, and a message as old. */
  async function setRequests({ old, total }: { old: number; total: number }) {
    // Requests without a revision would be given one by the job with which every start begins.
    await expect
      .poll(async () => (await other.database.execute(sql`select from graphile_worker.jobs`)).rowCount)
      .toBe(0);
    await other.database.execute(sql`delete from quote_requests`);
    await other.database.execute(sql`
      insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin,
        billing, shipping, created_at)
      select number, '2999-00', number, 'Rao Works', 'Asha Rao', 'asha@buyer.test', '', '', '{}', '{}',
        now() - case when number <= ${old}::integer then interval '3 years' else interval '1 day' end
      from generate_series(1, ${total}::integer) as number`);
    await other.database.execute(sql`
      insert into contact_messages (id, first_name, last_name, phone, message, created_at)
      values ('old', 'Asha', 'Rao', '', '', now() - interval '3 years') on conflict do nothing`);
  }

  async function countLeft() {
    const { rows } = await other.database.execute(sql`
      select count(*) filter (where email <> '' and created_at < now() - interval '2 years')::integer as requests,
        (select count(*)::integer from contact_messages) as messages,
        (select count(*)::integer from pseudonymisation_hold) as holds
      from quote_requests`);
    return rows[0];
  }
  const NOTHING = { requests: 0, messages: 0, holds: 0 };

  it.each([
    { old: 50, total: 50 },
    { old: 51, total: 1020 },
  ])('is removed for $old of $total', async (counts) => {
    await setRequests(counts);
    expect(await removeExpired(other.database)).toBeUndefined();
    expect(await countLeft()).toEqual(NOTHING);
  });

  it('is held back for more than 50 and more than 5 % until the operator, asked once, releases it', async () => {
    await setRequests({ old: 51, total: 1019 });
    for (let hour = 0; hour < 3; hour += 1)
      expect(await removeExpired(other.database)).toEqual({ held: 51, total: 1019 });
    expect(await countLeft()).toEqual({ requests: 51, messages: 1, holds: 1 });
    const mail = await other.outbox.waitForMail(OPERATOR, 'Please check the clock');
    expect(mail).toContain('The personal data of 51 of 1019 quote requests');
    expect(mail).toContain('npm run operator -- remove-held-data');

    expect(await releaseHeldRequests(other.database, 'meera')).toBe(51);
    expect(await countLeft()).toEqual({ ...NOTHING, messages: 1 });
    expect((await listChangeSets(other.database, 1, 1))[0]).toMatchObject({
      changedBy: 'meera',
      verb: 'removed',
      kind: 'pseudonymisation_hold',
    });
    await expect(releaseHeldRequests(other.database, 'meera')).rejects.toMatchObject({ code: 'conflict' });
    expect(await removeExpired(other.database)).toBeUndefined();
    expect(await countLeft()).toEqual(NOTHING);
    expect(await other.outbox.mailsTo(OPERATOR)).toHaveLength(1);
  });

  it('is no longer held back when the clock is right again', async () => {
    await setRequests({ old: 0, total: 100 });
    const threeYearsLater = new Date(Date.now() + 3 * 365.25 * DAY);
    expect(await removeExpired(other.database, threeYearsLater)).toMatchObject({ held: 100, total: 100 });
    expect(await removeExpired(other.database)).toBeUndefined();
    expect(await countLeft()).toEqual(NOTHING);
    await expect(releaseHeldRequests(other.database, 'meera')).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await other.database.execute(sql`select 1 from quote_requests where email = ''`);
    expect(rows).toEqual([]);
  });
});

describe('personal data that is due after more than a week without a removal', () => {
  const OPERATOR = 'operator@paused.test';
  let paused: TestShop;
  beforeAll(async () => {
    paused = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
    await paused.database.execute(sql`
      insert into quote_requests (id, financial_year, running_number, customer, contact_name, email, phone, gstin,
        billing, shipping)
      values ('one', '2999-00', 1, 'Rao Works', 'Asha Rao', 'asha@buyer.test', '', '', '{}', '{}')`);
    await paused.database.execute(sql`
      insert into contact_messages (id, first_name, last_name, phone, message) values ('one', 'Asha', 'Rao', '', '')`);
    await paused.database.execute(
      sql`insert into security_events (account_id, event) values ('asha', 'login')`,
    );
    await paused.database.execute(sql`
      insert into personal_data_reads (read_by, command, record_ids) values ('meera', 'orders', '{a}')`);
  });
  afterAll(() => paused.close());

  const removeAfter = (ms: number) => removeExpired(paused.database, new Date(Date.now() + ms));
  async function countLeft() {
    const { rows } = await paused.database.execute(sql`
      select (select count(*)::integer from quote_requests where email <> '') as requests,
        (select count(*)::integer from contact_messages) as messages,
        (select count(*)::integer from security_events) as events,
        (select count(*)::integer from personal_data_reads) as reads,
        (select count(*)::integer from pseudonymisation_hold) as holds`);
    return rows[0];
  }
  const ALL = { requests: 1, messages: 1, events: 1, reads: 1, holds: 0 };

  it('is held back, however little it is, and kept when the clock is right again', async () => {
    for (let hour = 0; hour < 3; hour += 1)
      expect(await removeAfter(3 * 365.25 * DAY)).toMatchObject({ held: 1, total: 1, pause: {} });
    expect(await countLeft()).toEqual({ ...ALL, holds: 1 });
    const mail = await paused.outbox.waitForMail(OPERATOR, 'Please check the clock');
    expect(mail).toContain('quote requests: 1 of 1; messages and log entries: 3');
    expect(await removeAfter(HOUR)).toBeUndefined();
    expect(await countLeft()).toEqual(ALL);
    expect(await paused.outbox.mailsTo(OPERATOR)).toHaveLength(1);
  });

  it('is held back also without quote requests, and removed within an hour when it is released', async () => {
    await paused.database.execute(sql`
      update contact_messages set created_at = now() - interval '366 days'`);
    await paused.database.execute(sql`update last_removal set removed_at = now() - interval '8 days'`);
    expect(await removeExpired(paused.database)).toMatchObject({ held: 0, pause: { otherRecords: 1 } });
    expect(await releaseHeldRequests(paused.database, 'meera')).toBe(0);
    expect(await removeExpired(paused.database)).toBeUndefined();
    expect(await countLeft()).toEqual({ ...ALL, messages: 0 });
  });

  it('does not exist after a pause in which nothing became due', async () => {
    await paused.database.execute(sql`update last_removal set removed_at = now() - interval '8 days'`);
    expect(await removeExpired(paused.database)).toBeUndefined();
    expect(await countLeft()).toEqual({ ...ALL, messages: 0 });
  });
});
