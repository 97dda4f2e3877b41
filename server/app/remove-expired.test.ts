import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { pageContents } from '../../demo/page-contents.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../tests/support/buyers.ts';
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

/** Removes expired data as if this time had passed, and counts the remaining rows. */
async function countAfter(ms: number, from: string): Promise<number> {
  await removeExpired(shop.database, new Date(Date.now() + ms));
  const { rows } = await shop.database.execute<{ left: number }>(
    sql`select count(*)::integer as left from ${sql.raw(from)}`,
  );
  return rows[0]?.left ?? 0;
}

async function submitQuote(changes: Partial<ReturnType<typeof quoteRequestFor>> = {}) {
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

  it('deletes a prepared estimate and an idempotency key', async () => {
    const { buyer, invoice } = await submitQuote();
    await buyer.api.prepareEstimate({ body: { invoice } });
    const file = `estimate_files where quote_request_id = '${invoice}'`;
    const key = `idempotency_keys k join accounts a on a.id = k.account_id where a.email = '${buyer.email}'`;
    expect(await countAfter(RETENTION.estimateFileHours * HOUR - MINUTE, file)).toBe(1);
    expect(await countAfter(RETENTION.idempotencyHours * HOUR - MINUTE, key)).toBe(1);
    expect(await countAfter(RETENTION.estimateFileHours * HOUR + MINUTE, file)).toBe(0);
    expect(await countAfter(RETENTION.idempotencyHours * HOUR + MINUTE, key)).toBe(0);
  });
});

describe('the personal data of a quote request', () => {
  const identified = (invoice: string) =>
    `quote_requests where id = '${invoice}' and gstin <> '' and account_id is not null`;
  const years = (count: number) => count * 365.25 * DAY;

  it('is removed when nothing was sold', async () => {
    const { invoice, orderId } = await submitQuote();
    expect(await countAfter(years(RETENTION.unsoldRequestYears) - 2 * DAY, identified(invoice))).toBe(1);
    expect(await countAfter(years(RETENTION.unsoldRequestYears) + 2 * DAY, identified(invoice))).toBe(0);

    const { rows } = await shop.database.execute(sql`
      select customer, contact_name, email, phone, gstin, shipping from quote_requests where id = ${invoice}`);
    expect(rows).toEqual([
      {
        customer: 'Deleted account',
        contact_name: 'Deleted account',
        email: '',
        phone: '',
        gstin: '',
        shipping: { address: '', city: '', district: '', pin: '', state: 'Karnataka' },
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

it('the privacy policy states the retention periods', () => {
  const policy = pageContents.find(({ key }) => key === 'PRIVACYPOLICY')?.content ?? '';
  const promised = policy.match(/(\d+|one|two|eight) (hours?|days?|years?|financial years?)\b/g) ?? [];
  const {
    registrationDays,
    undeliveredDays,
    contactMessageDays,
    unsoldRequestYears,
    soldRequestFinancialYears,
  } = RETENTION;
  for (const time of [
    `${registrationDays} days`,
    `${undeliveredDays} days`,
    `${contactMessageDays} days`,
    `${unsoldRequestYears} years`,
    `${soldRequestFinancialYears} financial years`,
  ]) {
    expect(promised).toContain(time);
  }
});
