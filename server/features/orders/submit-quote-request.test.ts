import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { findBuyerByToken } from '#server/features/accounts/find-buyer-by-token.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addDiscount, changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';

type Buyer = Awaited<ReturnType<typeof signUpWithPhone>>;

let shop: TestShop;
let buyer: Buyer;
let body: ReturnType<typeof quoteRequestFor>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 10);
  body = quoteRequestFor(products.map((product, index) => ({ product, quantity: 1 + (index % 5) })));
});
afterAll(() => shop.close());

const submit = ({ api }: Buyer, key: string) =>
  api.submitQuoteRequest({ body, headers: { 'idempotency-key': key } });

/** Waits until a transaction waits for a lock. */
const waitForBlockedTransaction = () =>
  expect
    .poll(
      async () => (await shop.database.execute(sql`select 1 from pg_locks where not granted`)).rows.length,
      {
        timeout: 10_000,
        interval: 10,
      },
    )
    .toBeGreaterThan(0);

describe('a quote request of ten products', () => {
  it('takes at most six database round trips, including authentication', async () => {
    let roundTrips = 0;
    const connection = createConnection(shop.databaseUrl, () => undefined);
    connection.pool.on('connect', (client) => {
      const send = client.query.bind(client) as (...args: unknown[]) => unknown;
      Object.assign(client, {
        query: (...args: unknown[]) => {
          roundTrips += 1;
          return send(...args);
        },
      });
    });
    const account = await findBuyerByToken(connection.database, buyer.token);
    if (!account) throw new Error('The buyer is not logged in.');
    const authenticationTrips = roundTrips;
    for (const key of ['counted', 'counted', undefined]) {
      roundTrips = authenticationTrips;
      const orders = await submitQuoteRequest(connection.database, readConfig({}), account, body, key);
      expect(orders).toHaveLength(10);
      expect(roundTrips).toBeLessThanOrEqual(6);
    }
    await connection.close();
  });

  it('repeats its first response byte for byte after its orders and the products’ prices have changed', async () => {
    const send = async () =>
      (
        await shop.fetch('/api/order/addOrders', {
          method: 'POST',
          headers: {
            authorization: buyer.token,
            'content-type': 'application/json',
            'idempotency-key': 'handled since',
          },
          body: JSON.stringify(body),
        })
      ).text();
    const first = await send();
    const [{ _id: orderId }] = JSON.parse(first).result;
    await addDiscount(shop.database, { orderId, discountBps: 250, changedBy: 'meera' });
    await changeStatus(shop.database, {
      orderId,
      newStatus: 'Rejected',
      changedBy: 'meera',
      reason: 'Sold out',
    });
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`update products set list_price_paise = list_price_paise + 100`);
    });
    expect(await send()).toBe(first);
    await shop.database.execute(sql`update products set list_price_paise = list_price_paise - 100`);
  });
});

describe('a quote request', () => {
  it('is retried and stored once when it loses a deadlock with another transaction', async () => {
    await submit(buyer, 'the counter exists now');
    const accountId = sql`(select id from accounts where email = ${buyer.email})`;
    let request: ReturnType<typeof submit> | undefined;
    const collision = shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`update estimate_counters set last_number = last_number`);
      // Makes the database abort the request and not this transaction.
      await transaction.execute(sql`set local deadlock_timeout = '1h'`);
      request = submit(buyer, 'collided');
      await waitForBlockedTransaction();
      await transaction.execute(sql`
        insert into idempotency_keys (account_id, key, body_hash, quote_request_id)
        values (${accountId}, 'collided', '', '')`);
      throw new Error('give way');
    });
    await expect(collision).rejects.toThrow('give way');
    const response = await request;
    expect(response?.result).toHaveLength(10);
    expect(await submit(buyer, 'collided')).toEqual(response);
  });

  it('has a time at or after that of every request with a lower number', async () => {
    const buyers = [buyer, await signUpWithPhone(shop), await signUpWithPhone(shop)];
    let inQueue: ReturnType<typeof submit>[] = [];
    let lockedUntil = 0;
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`update estimate_counters set last_number = last_number`);
      inQueue = buyers.map((each) => submit(each, 'waits for its number'));
      await waitForBlockedTransaction();
      const { rows } = await transaction.execute<{ now: string }>(sql`select clock_timestamp() as now`);
      lockedUntil = Math.floor(Date.parse(rows[0]?.now ?? ''));
    });
    for (const { result } of await Promise.all(inQueue))
      expect(Date.parse(result[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(lockedUntil);

    await Promise.all(
      buyers.flatMap((each) => Array.from({ length: 8 }, (_, index) => submit(each, `at once ${index}`))),
    );
    const { rows } = await shop.database.execute<{ number: number }>(
      sql`select running_number as number from quote_requests order by created_at, running_number`,
    );
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('is rejected as unauthenticated when its account is deleted meanwhile', async () => {
    const leaving = await signUpWithPhone(shop);
    let request: Promise<unknown> | undefined;
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`delete from accounts where email = ${leaving.email}`);
      request = submit(leaving, 'too late').catch((error) => error);
      await waitForBlockedTransaction();
    });
    expect(await request).toMatchObject({ status: 401, message: 'Invalid Authentication.' });
  });

  it('is stored without personal data when it completes while its account is being deleted', async () => {
    const leaving = await signUpWithPhone(shop);
    await submit(leaving, 'in time');
    let deletion: Promise<unknown> | undefined;
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`
        insert into quote_requests
        select (jsonb_populate_record(request, '{"id": "in progress", "running_number": 999999}')).*
        from quote_requests as request where email = ${leaving.email}`);
      deletion = leaving.api.deleteAccount({ body: { password: PASSWORD } });
      await waitForBlockedTransaction();
    });
    await deletion;
    const { rows } = await shop.database.execute<{ email: string; customer: string }>(
      sql`select email, customer from quote_requests where id = 'in progress'`,
    );
    expect(rows).toEqual([{ email: '', customer: 'Deleted account' }]);
  });
});
