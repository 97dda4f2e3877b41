import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/**
 * Has an operation and another transaction wait for each other in a circle, out of which the database takes the
 * operation: the other one never looks for circles.
 * @param needs what the operation needs first, and what it needs later.
 */
async function collide<Result>(
  needs: { first: SQL; later: SQL },
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await countDeadlocks();
  let acting: Promise<Result> | undefined;
  await shop.database.transaction(async (other) => {
    await other.execute(sql`set local deadlock_timeout = '1h'`);
    await other.execute(needs.later);
    acting = act();
    await expect.poll(someoneWaits, { timeout: 30_000 }).toBe(true);
    await other.execute(needs.first);
  });
  const result = await (acting as Promise<Result>);
  // More than one if the retry collides with a job.
  await expect.poll(countDeadlocks, { timeout: 30_000 }).toBeGreaterThan(before);
  return result;
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await shop.database.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await shop.database.execute<{ deadlocks: number }>(sql`
    select deadlocks::integer from pg_stat_database where datname = current_database()`);
  return rows[0]?.deadlocks ?? Number.NaN;
}

async function askForQuote(lines: number) {
  const buyer = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const [first, second] = result;
  return {
    ...buyer,
    order: first?._id ?? '',
    nextOrder: second?._id ?? '',
    number: first?.estimate_number ?? '',
  };
}

describe('operation chosen as deadlock victim', () => {
  it('retries changing an estimate’s orders', async () => {
    const { order, nextOrder, number } = await askForQuote(2);
    await collide(
      {
        first: sql`select from orders where id = ${order} for update`,
        later: sql`select from orders where id = ${nextOrder} for update`,
      },
      () => changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' }),
    );
    const orders = await findOrders(shop.database, number);
    expect(orders.map(({ status, statusChanges }) => [status, statusChanges.length])).toEqual([
      ['Confirmed', 2],
      ['Confirmed', 2],
    ]);
  });

  it('retries a rating', async () => {
    const { api, order } = await askForQuote(1);
    await shop.database.execute(sql`update orders set status = 'Delivered' where id = ${order}`);
    await collide(
      {
        first: sql`select from orders where id = ${order} for update`,
        later: sql`select from products where id = (select product_id from orders where id = ${order}) for update`,
      },
      () => api.rateProduct({ body: { order_id: order, rating: 4 } }),
    );
    expect((await api.listOrders()).orders[0]).toMatchObject({ order_rating: 4 });
  });

  it('retries a password change', async () => {
    const { api, email } = await signUpWithPhone(shop);
    await shop.api().logIn({ body: { email, password: PASSWORD } });
    await collide(
      {
        first: sql`select from accounts where email = ${email} for update`,
        later: sql`select from sessions where account_id = (select id from accounts where email = ${email}) for update`,
      },
      () => api.changePassword({ body: { current_password: PASSWORD, password: `${PASSWORD} 2` } }),
    );
    expect(await shop.api().logIn({ body: { email, password: `${PASSWORD} 2` } })).toMatchObject({
      success: true,
    });
  });

  it('retries an account deletion', async () => {
    const { api, email, order, number } = await askForQuote(1);
    // Storing the drawing would wait for the quote request as well, and be taken for the deletion.
    await shop.outbox.waitForMail(email, number);
    await collide(
      {
        first: sql`select from accounts where email = ${email} for update`,
        later: sql`select from quote_requests where id = (select quote_request_id from orders where id = ${order}) for update`,
      },
      () => api.deleteAccount({ body: { password: PASSWORD } }),
    );
    const { rows } = await shop.database.execute(sql`select from accounts where email = ${email}`);
    expect(rows).toEqual([]);
  });
});
