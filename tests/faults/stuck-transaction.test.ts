import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** More than the shop runs at once. */
const REQUESTS = 25;

describe('a transaction that somebody has left open, with the lock of the estimate numbers', () => {
  let shop: ShopProcess;
  let postgres: EmbeddedPostgres;
  let operator: pg.Client;
  beforeAll(async () => {
    shop = await startShop();
    postgres = await openEmbeddedPostgres(shop.dataDir, () => undefined);
    operator = new pg.Client(postgres.superuserUrl);
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await postgres.release();
    await shop.close();
  });

  const countWaiting = async () => {
    const { rows } = await operator.query<{ waiting: number }>(
      "select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0]?.waiting ?? Number.NaN;
  };

  it('delays quote requests only: they end with 503, on the server too, and the rest of the shop answers', async () => {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(buyer.api, 1);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
    const submit = () => buyer.api.submitQuoteRequest({ body, headers: {} });
    await submit();

    await operator.query('begin; select from estimate_counters for update');
    // One after the other: all at once would be overload on a slow machine.
    const submissions: Promise<number>[] = [];
    while (submissions.length < REQUESTS) {
      const submission = submit().then(
        () => 200,
        (cause) => cause.status as number,
      );
      submissions.push(submission);
      await sleep(20);
    }
    const outcomes = Promise.all(submissions);
    let isDone = false;
    void outcomes.then(() => {
      isDone = true;
    });
    let maxWaiting = 0;
    for (let visit = 0; !isDone; visit += 1) {
      await buyer.api.verifySession();
      await buyer.api.listProducts({ query: { min_price: String(visit) } });
      maxWaiting = Math.max(maxWaiting, await countWaiting());
    }
    expect(new Set(await outcomes)).toEqual(new Set([503]));
    expect(maxWaiting).toBeGreaterThan(0);
    expect(maxWaiting).toBeLessThan(REQUESTS);
    await expect.poll(countWaiting).toBe(0);

    await operator.query('rollback');
    expect((await submit()).result).toHaveLength(1);
  });

  it('is ended by PostgreSQL when the shop itself has left it open', async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    await client.end();
  });
});
