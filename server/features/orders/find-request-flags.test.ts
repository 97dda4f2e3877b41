import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatRequestList } from '#server/app/cli/format-request-list.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findOrders } from './find-orders.ts';
import { listRequestsForOperator } from './list-requests-for-operator.ts';

const TERMINAL = { width: 80, hasColour: false };

let shop: TestShop;
/** New ones, each for one test. */
let buyers: Buyer[];
let body: ReturnType<typeof quoteRequestFor>;
beforeAll(async () => {
  shop = await openTestShop();
  buyers = await Promise.all(Array.from({ length: 6 }, () => signUpWithPhone(shop)));
  // Nobody reads the mails about the requests.
  await shop.stopJobs();
  const products = await fetchProducts(shop.api(), 2);
  body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
});
afterAll(() => shop.close());

type Buyer = Awaited<ReturnType<typeof signUpWithPhone>>;

/** Submits requests and returns the ids of their first orders, oldest first. */
async function submitTimes(count: number, { api }: Buyer): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { result } = await api.submitQuoteRequest({ body });
    ids.push(result[0]?._id ?? '');
  }
  return ids;
}

async function setGstin(email: string, gstin: string): Promise<void> {
  await shop.database.execute(sql`update quote_requests set gstin = ${gstin} where email = ${email}`);
}

async function findFlags(orderId: string): Promise<string[]> {
  const [order] = await findOrders(shop.database, orderId);
  return order.flags;
}

describe('ten requests of an account', () => {
  it('are flagged in the list and with each order while none of them is answered', async () => {
    const buyer = buyers.pop() as Buyer;
    const ids = await submitTimes(9, buyer);
    expect(await findFlags(ids[8] ?? '')).toEqual([]);
    const { result } = await buyer.api.submitQuoteRequest({ body });
    const [tenth] = result;
    const flag = 'Note: 10 requests of this account are unanswered.';
    expect(await findFlags(tenth?._id ?? '')).toEqual([flag]);
    const { requests } = await listRequestsForOperator(shop.database, { text: buyer.email }, 20);
    expect(
      formatRequestList(TERMINAL, requests, new Map(), new Date()).match(new RegExp(flag, 'g')),
    ).toHaveLength(10);

    // Answered in part, a request still waits for an answer.
    await changeStatus(shop.database, {
      orderId: ids[0] ?? '',
      newStatus: 'Rejected',
      changedBy: 'meera',
      reason: 'Sold out',
    });
    expect(await findFlags(ids[8] ?? '')).toEqual([flag]);
    await shop.database.execute(sql`
      update orders set status = 'Confirmed'
      where quote_request_id = (select quote_request_id from orders where id = ${ids[0]}) and status = 'Requested'`);
    expect(await findFlags(ids[8] ?? '')).toEqual([]);
  });

  it('are no reason to flag an answered one', async () => {
    const [first = '', ...others] = await submitTimes(11, buyers.pop() as Buyer);
    await shop.database.execute(sql`
      update orders set status = 'Delivered'
      where quote_request_id = (select quote_request_id from orders where id = ${first})`);
    expect(await findFlags(first)).toEqual([]);
    expect(await findFlags(others[0] ?? '')).toHaveLength(1);
  });
});

describe('thirty requests with a GSTIN', () => {
  it('are flagged from the thirtieth in 24 hours on, whichever accounts they are of', async () => {
    const gstin = '27AAPFU0939F1ZV';
    const four = buyers.splice(0, 4);
    const ids: string[] = [];
    for (const buyer of four) {
      ids.push(...(await submitTimes(8, buyer)));
      await setGstin(buyer.email, gstin);
    }
    expect(await findFlags(ids[28] ?? '')).toEqual([]);
    expect(await findFlags(ids[29] ?? '')).toEqual([
      'Note: 30 requests with this GSTIN came within 24 hours.',
    ]);
    await shop.database.execute(sql`
      update quote_requests set created_at = created_at - interval '1 day' where email = ${four[0]?.email}`);
    expect(await findFlags(ids[31] ?? '')).toEqual([]);
  });
});
