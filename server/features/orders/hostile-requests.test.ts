import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { iterations } from '../../../tests/support/extended.ts';
import { hostilePayloads } from '../../../tests/support/hostile-payloads.ts';
import { liftRequestLimit } from '../../../tests/support/lift-request-limit.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const BATCH_COUNT = iterations(30, 200);
const BATCH_SIZE = 50;

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let other: Awaited<ReturnType<typeof signUpWithPhone>>;
let payloads: fc.Arbitrary<string>;
beforeAll(async () => {
  shop = await openTestShop();
  [buyer, other] = [await signUpWithPhone(shop), await signUpWithPhone(shop)];
  const products = await fetchProducts(shop.api(), 200);
  payloads = hostilePayloads({
    good: quoteRequestFor(products.slice(0, 3).map((product, index) => ({ product, quantity: index + 1 }))),
    productIds: products.map((product) => product._id),
    strangersEmail: other.email,
  });
  await shop.stopJobs();
  await liftRequestLimit(shop.database);
});
afterAll(() => shop.close());

const accepted: WireOrder[] = [];

async function submit(text: string): Promise<void> {
  const response = await shop.fetch('/api/order/addOrders', {
    method: 'POST',
    headers: { authorization: buyer.token, 'content-type': 'application/json' },
    body: text,
  });
  const json = (await response.json()) as { success: boolean; msg: string; result?: WireOrder[] };
  expect([200, 400, 409, 413, 422], `${response.status} ${json.msg}: ${text}`).toContain(response.status);
  expect(json).toMatchObject({ success: response.status === 200, msg: expect.stringMatching(/./) });
  accepted.push(...(json.result ?? []));
}

describe(`${BATCH_COUNT * BATCH_SIZE} hostile quote requests`, () => {
  it('are rejected with a message or become orders, and cause no server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(payloads, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }),
        async (batch) => {
          await Promise.all(batch.map((payload) => submit(payload)));
        },
      ),
      { numRuns: BATCH_COUNT, endOnFailure: true },
    );
    expect(accepted.length).toBeGreaterThan(0);
    expect(shop.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 240_000);

  it('leave only the accepted orders, each with the catalogue’s price and the buyer’s own account', async () => {
    const { rows } = await shop.database.execute<Record<string, unknown>>(sql`
      select o.id, o.quantity between 1 and 5 as quantity, o.status = 'Requested' as status,
        o.added_discount_micro_bps = 0 as discount, r.email = a.email as email, a.email = ${buyer.email} as account,
        o.unit_price_incl_gst_paise =
          ceil(p.discounted_price_paise * (10000 + p.gst_bps)::numeric / 1000000) * 100 as price,
        (o.product ->> 'title', o.product ->> 'listPricePaise', o.product ->> 'discountBps', o.product ->> 'gstBps')
          = (p.title, p.list_price_paise::text, p.discount_bps::text, p.gst_bps::text) as product,
        -- Stored as two days old, so that the limit on requests does not apply.
        o.created_at > now() - interval '2 days 10 minutes' as date
      from orders o
        join quote_requests r on r.id = o.quote_request_id and r.account_id = o.account_id
        join accounts a on a.id = o.account_id
        join products p on p.id = o.product_id`);
    expect(rows.map(({ id }) => id).sort()).toEqual(accepted.map((order) => order._id).sort());
    for (const { id, ...checks } of rows) {
      expect(
        Object.entries(checks).filter(([, isCorrect]) => isCorrect !== true),
        String(id),
      ).toEqual([]);
    }
    expect((await other.api.listOrders()).orders).toEqual([]);
    const { rows: counts } = await shop.database.execute(sql`
      select (select count(*)::integer from quote_requests where account_id is null) as "withoutAccount",
        (select count(*)::integer from orders) as orders,
        (select count(*)::integer from order_status_changes) as "statusChanges",
        (select last_number from estimate_counters) = (select count(*) from quote_requests) as "hasNoGap"`);
    expect(counts).toEqual([
      { withoutAccount: 0, orders: rows.length, statusChanges: rows.length, hasNoGap: true },
    ]);
  });
});
