import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectMostRequestedProducts } from '#server/features/catalogue/repository.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import {
  fetchProducts,
  quoteRequestFor,
  requestQuote,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { listChangeSets } from './change-set-queries.ts';
import { closeAsSpam, listRequestedOrdersByEmail } from './close-as-spam.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

async function sendRequest(lines = 1) {
  const orders = await requestQuote(buyer.api, lines);
  return {
    ids: orders.map((order) => order._id),
    estimateNumber: orders[0]?.estimate_number ?? '',
  };
}

const getStatuses = async () => (await buyer.api.listOrders()).orders.map(({ orderStatus }) => orderStatus);

describe('closing orders as spam', () => {
  it('rejects them without telling the buyer why or by mail, and records why for the operator', async () => {
    const spam = await sendRequest(2);
    const { changed } = await closeAsSpam(shop.database, 'meera', [spam.estimateNumber]);
    expect(changed.map(({ id }) => id)).toEqual(spam.ids);

    const [orderId = ''] = spam.ids;
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.orderStatus).toBe('Rejected');
    expect(result.status_history.at(-1)).toMatchObject({ status: 'Rejected', reason: '' });
    const [{ statusChanges }] = await findOrders(shop.database, orderId);
    expect(statusChanges.at(-1)).toMatchObject({ changedBy: 'meera', reason: 'spam' });
    const [latest] = await listChangeSets(shop.database, 1, 10);
    expect(latest).toMatchObject({ changedBy: 'meera', kind: 'orders', count: 2 });
    expect(latest?.changes[0]?.after).toEqual({ status: 'Rejected', is_spam: true });

    const other = await sendRequest();
    const rejection = { newStatus: 'Rejected', changedBy: 'meera', reason: 'No longer made' } as const;
    await changeStatus(shop.database, { orderId: other.ids[0] ?? '', ...rejection });
    await shop.outbox.waitForMail(buyer.email, 'No longer made');
    const mails = await shop.outbox.mailsTo(buyer.email);
    expect(mails.filter((mail) => mail.includes('we cannot supply'))).toHaveLength(1);
  });

  it('takes them out of the best sellers', async () => {
    const listRequested = async () =>
      (await selectMostRequestedProducts(shop.database, 252)).map(({ id }) => id);
    const [product] = (await fetchProducts(shop.api(), 50)).slice(-1);
    if (!product) throw new Error('There is no product.');
    const body = quoteRequestFor([{ product, quantity: 1 }]);
    const { result } = await buyer.api.submitQuoteRequest({ body });
    expect(await listRequested()).toContain(product._id);
    await closeAsSpam(shop.database, 'meera', [result[0]?._id ?? '']);
    expect(await listRequested()).not.toContain(product._id);
  });

  it('is refused, for all named orders, when one of them is not requested any more', async () => {
    const [first, second] = [await sendRequest(), await sendRequest()];
    const confirmed = second.ids[0] ?? '';
    await changeStatus(shop.database, {
      orderId: confirmed,
      newStatus: 'Confirmed',
      changedBy: 'meera',
      reason: '',
    });
    await expect(closeAsSpam(shop.database, 'meera', [...first.ids, confirmed])).rejects.toThrow(
      `Order ${confirmed.slice(0, 7)}… is Confirmed; only requested orders can be closed as spam.`,
    );
    expect((await getStatuses()).slice(0, 2)).toEqual(['Confirmed', 'Requested']);
  });

  it('closes all requested orders of an account, and says when there are none', async () => {
    await sendRequest(2);
    const ids = await listRequestedOrdersByEmail(shop.database, buyer.email);
    const { changed } = await closeAsSpam(shop.database, 'meera', ids);
    expect(changed.length).toBeGreaterThanOrEqual(2);
    expect(await getStatuses()).not.toContain('Requested');
    await expect(listRequestedOrdersByEmail(shop.database, buyer.email)).rejects.toThrow(
      `No order of ${buyer.email} is Requested.`,
    );
  });
});
