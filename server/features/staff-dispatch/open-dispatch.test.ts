import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<TestShop['api']>;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'accounts'));
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** @returns a confirmed request of five pieces each of two products. */
async function confirmRequest() {
  const products = await fetchProducts(shop.api(), 2);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 5 })));
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const number = result[0]?.estimate_number ?? '';
  await changeOrders(shop.database, 'Meera', number, { to: 'Confirmed', reason: '' });
  return { number, request: result[0]?.order_invoice_id ?? '', orders: result.map(({ _id }) => _id) };
}

it('lists what is confirmed until all of it has left, and then what is on the way until it has arrived', async () => {
  const { number, request, orders } = await confirmRequest();
  const [first = '', second = ''] = orders;
  const list = async () => (await desk.listRequestsToSend({ query: { request } })).requests;
  expect(await list()).toMatchObject([
    {
      id: request,
      estimate_number: number,
      lines: [
        { ordered: 5, sent: 0 },
        { ordered: 5, sent: 0 },
      ],
    },
  ]);

  const send = (lines: { order_id: string; quantity?: number }[]) =>
    desk.sendShipment({ body: { request, lines, details: { transporter: 'VRL Logistics' } } });
  await send([{ order_id: first, quantity: 2 }]);
  expect(await list()).toMatchObject([
    {
      lines: [
        { order_id: first, sent: 2 },
        { order_id: second, sent: 0 },
      ],
    },
  ]);
  await send([{ order_id: first }, { order_id: second }]);
  expect(await list()).toEqual([]);

  const listOnTheWay = async () =>
    (await desk.listShipmentsOnTheWay({})).shipments
      .filter((shipment) => shipment.request === request)
      .map((shipment) => shipment.shipment_number);
  expect(await listOnTheWay()).toEqual([`${number}/S1`, `${number}/S2`]);
  await desk.deliverShipment({ body: { shipment: `${number}/S1`, received_by: 'Ramesh Kumar' } });
  expect(await listOnTheWay()).toEqual([`${number}/S2`]);
  expect((await desk.listTransporters({})).transporters).toEqual(['VRL Logistics']);
});

it('pages both lists without leaving anything out', async () => {
  const made = [await confirmRequest(), await confirmRequest()];
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof desk.listRequestsToSend>> = await desk.listRequestsToSend({
      query: { limit: '1', ...(after && { after }) },
    });
    seen.push(...page.requests.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(seen).toEqual(made.map(({ request }) => request));
});

it('lists what comes back until it is settled or refused, page by page', async () => {
  const { number, request, orders } = await confirmRequest();
  const lines = orders.map((order) => ({ order_id: order }));
  await desk.sendShipment({ body: { request, lines, details: {} } });
  await desk.deliverShipment({ body: { shipment: `${number}/S1`, received_by: 'Ramesh Kumar' } });
  const made: string[] = [];
  for (const order of orders) {
    const body = { order_id: order, quantity: 1, reason: 'Its shaft is bent.' };
    made.push((await buyer.api.reportReturn({ body })).result.return_id);
  }
  const first = await desk.listOpenReturns({ query: { limit: '1' } });
  expect(first.returns).toMatchObject([
    {
      return_id: made[0],
      request,
      estimate_number: number,
      state: 'asked',
      customer: 'Rao Engineering Works',
    },
  ]);
  const second = await desk.listOpenReturns({ query: { limit: '1', after: first.next ?? '' } });
  expect(second).toMatchObject({ returns: [{ return_id: made[1] }], next: null });
  await desk.answerReturn({ body: { return_id: made[0] ?? '', to: 'refused', answer: 'It was used.' } });
  expect((await desk.listOpenReturns({})).returns.map(({ return_id }) => return_id)).toEqual([made[1]]);
});
