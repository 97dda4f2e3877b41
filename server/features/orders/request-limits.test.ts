import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
type Buyer = Awaited<ReturnType<typeof signUpWithPhone>>;
/** A new one for every test. */
let buyer: Buyer;
let stranger: Buyer;
const newBuyers: Buyer[] = [];
let body: ReturnType<typeof quoteRequestFor>;
beforeAll(async () => {
  shop = await openTestShop();
  stranger = await signUpWithPhone(shop);
  for (let count = 0; count < 4; count += 1) newBuyers.push(await signUpWithPhone(shop));
  // Hundreds of mails with estimates would take longer than the requests.
  await shop.stopJobs();
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  body = quoteRequestFor([{ product, quantity: 1 }]);
});
afterAll(() => shop.close());
beforeEach(() => {
  buyer = newBuyers.pop() as Buyer;
});

const submit = (key?: string) =>
  buyer.api.submitQuoteRequest({ body, ...(key && { headers: { 'idempotency-key': key } }) });

async function submitTimes(count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await submit();
}

/** Makes the buyer's requests so far this much older. */
async function age(interval: string): Promise<void> {
  await shop.database.execute(sql`
    update quote_requests set created_at = created_at - ${interval}::interval where email = ${buyer.email}`);
}

async function countStored(): Promise<number> {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from quote_requests where email = ${buyer.email}`,
  );
  return rows[0]?.count ?? 0;
}

describe('an account’s quote requests', () => {
  it('are at most 30 an hour, counting neither repetitions nor refused ones', async () => {
    await submitTimes(28);
    await submit('repeated');
    const wrong = { ...body, totalamount: 1 };
    for (let time = 0; time < 3; time += 1) {
      await submit('repeated');
      await expect(buyer.api.submitQuoteRequest({ body: wrong })).rejects.toMatchObject({ status: 409 });
    }
    const last = await submit('the thirtieth');
    await expect(submit('one too many')).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'You have sent too many quote requests. Please try again in 60 minutes.',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await countStored()).toBe(30);
    // A repetition is answered although the limit is used up.
    expect(await submit('the thirtieth')).toEqual(last);
    expect((await stranger.api.submitQuoteRequest({ body })).success).toBe(true);
  });

  it('may be sent with the key of a refused one, under the next number, as soon as the oldest is an hour old', async () => {
    await submitTimes(30);
    await expect(submit('later')).rejects.toMatchObject({ status: 429 });
    const { rows } = await shop.database.execute<{ last: number }>(
      sql`select max(running_number)::integer as last from quote_requests`,
    );
    await shop.database.execute(sql`
      update quote_requests set created_at = created_at - interval '1 hour'
      where id = (select id from quote_requests where email = ${buyer.email} order by created_at limit 1)`);
    const { result } = await submit('later');
    expect(Number(result[0]?.estimate_number.split('/').at(-1))).toBe((rows[0]?.last ?? 0) + 1);
    await expect(submit()).rejects.toMatchObject({ status: 429 });
  });

  it('are at most 100 a day', async () => {
    for (const count of [30, 30, 30, 9]) {
      await submitTimes(count);
      await age('2 hours');
    }
    await submit();
    await expect(submit()).rejects.toMatchObject({
      status: 429,
      message: 'You have sent too many quote requests. Please try again in 16 hours.',
    });
    expect(await countStored()).toBe(100);
    await age('17 hours');
    expect((await submit()).success).toBe(true);
  });

  it('are not one too many when fifty come at once', async () => {
    await submitTimes(10);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => submit()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.status] : [],
    );
    expect(new Set(reasons)).toEqual(new Set([429]));
    expect(await countStored()).toBe(30);
  });
});
