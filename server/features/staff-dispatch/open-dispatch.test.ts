import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
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
  await desk.answerReturn({
    body: { return_id: made[0] ?? '', version: 1, to: 'refused', answer: 'It was used.' },
  });
  expect((await desk.listOpenReturns({})).returns.map(({ return_id }) => return_id)).toEqual([made[1]]);
});

describe('of two operators', () => {
  /** Another one, and the name by which they are told. */
  async function openOther() {
    const name = await addOperator(shop, 'accounts', `Leela ${newId()}`);
    return { name, desk: shop.api((await startStaffSession(shop.database, 'test', name)).token) };
  }

  it('who corrects the same shipment, the second learns who was quicker and what is stored', async () => {
    const { number, request, orders } = await confirmRequest();
    const [orderId = ''] = orders;
    const lines = [{ order_id: orderId, quantity: 2 }];
    const details = { transporter: 'VRL Logistics', packages: 2 };
    const shipment = `${number}/S1`;
    const sent = await desk.sendShipment({ body: { request, lines, details } });
    const other = await openOther();
    const { version } = sent.result;
    const corrected = await other.desk.changeShipment({
      body: { shipment, version, details: {}, lines: [{ order_id: orderId, quantity: 3 }] },
    });
    const read = () => desk.listRequestShipments({ params: { request } });
    const before = await read();
    expect(before.shipments).toEqual([corrected.result]);

    const mine = { shipment, details: { transporter: 'Gati', packages: null } };
    await expect(desk.changeShipment({ body: { ...mine, version } })).rejects.toMatchObject({
      status: 409,
      conflict: {
        changed_by: other.name,
        changed_at: expect.any(String),
        version: corrected.result.version,
        current: {
          details: expect.objectContaining({ transporter: 'VRL Logistics', packages: 2, lr_date: null }),
          lines: [{ order_id: orderId, quantity: 3 }],
        },
      },
    });
    expect(await read()).toEqual(before);
    const { result } = await desk.changeShipment({ body: { ...mine, version: corrected.result.version } });
    expect(result).toMatchObject({ transporter: 'Gati', lines: [{ quantity: 3 }] });

    // Its arrival is a change as well.
    await other.desk.deliverShipment({ body: { shipment, received_by: 'Ramesh Kumar' } });
    await expect(desk.changeShipment({ body: { ...mine, version: result.version } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: other.name },
    });
  });

  it('who answer the same return, the second learns who was quicker and how', async () => {
    const { number, request, orders } = await confirmRequest();
    const [orderId = ''] = orders;
    await desk.sendShipment({ body: { request, lines: [{ order_id: orderId }], details: {} } });
    await desk.deliverShipment({ body: { shipment: `${number}/S1`, received_by: 'Ramesh Kumar' } });
    const { result: asked } = await desk.addReturn({
      body: { request, order_id: orderId, quantity: 1, reason: 'Its shaft is bent.' },
    });
    const { return_id, version } = asked;
    const other = await openOther();
    const agreed = await other.desk.answerReturn({
      body: { return_id, version, to: 'agreed', answer: 'Please send it by VRL.' },
    });
    const refusal = { return_id, to: 'refused', answer: 'It was used.' } as const;
    await expect(desk.answerReturn({ body: { ...refusal, version } })).rejects.toMatchObject({
      status: 409,
      conflict: {
        changed_by: other.name,
        version: agreed.result.version,
        current: { to: 'agreed', answer: 'Please send it by VRL.' },
      },
    });
    const { returns } = await desk.listRequestShipments({ params: { request } });
    expect(returns).toMatchObject([{ state: 'agreed', answer: 'Please send it by VRL.' }]);
    const { result } = await desk.answerReturn({ body: { ...refusal, version: agreed.result.version } });
    expect(result).toMatchObject({ state: 'refused', answer: 'It was used.' });
  });
});
