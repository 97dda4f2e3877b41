import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireShipmentDetails } from '#contract/dispatch.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { listShipments } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { orders, quotationEvents } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { askForReturn } from './ask-for-return.ts';
import { changeReturn, type ReturnStep } from './change-return.ts';
import { isEwayBillMissing } from './consignment-value.ts';
import { correctShipment } from './correct-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { recordDelivery } from './record-delivery.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

type Request = { quoteRequestId: string; orderIds: string[]; number: string };

/**
 * A request of so many pieces of each product, of which all orders are confirmed unless `isConfirmed` says otherwise.
 */
async function request(quantities: number[], { isConfirmed = true } = {}): Promise<Request> {
  const products = await fetchProducts(shop.api(), quantities.length);
  const lines = products.map((product, index) => ({ product, quantity: quantities[index] ?? 1 }));
  const { result } = await buyer.api.submitQuoteRequest({ body: quoteRequestFor(lines) });
  const [first] = result;
  const number = first?.estimate_number ?? '';
  if (isConfirmed) await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
  return { quoteRequestId: first?.order_invoice_id ?? '', orderIds: result.map(({ _id }) => _id), number };
}

const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  retryTransaction(shop.database, work);

const ship = (
  { quoteRequestId }: Request,
  lines: { orderId: string; quantity?: number }[],
  details: WireShipmentDetails = {},
) =>
  inTransaction((transaction) =>
    createShipment(transaction, { quoteRequestId, lines, details, operator: 'meera' }),
  );

const deliver = (shipmentId: string, receivedBy = 'Ramesh Kumar') =>
  inTransaction((transaction) => recordDelivery(transaction, { shipmentId, receivedBy, operator: 'meera' }));

async function getStatus(orderId = ''): Promise<string | undefined> {
  const [row] = await shop.database
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.status;
}

describe('a shipment', () => {
  it('a shipment of a part leaves the order Confirmed, and Shipped once all has left', async () => {
    const made = await request([5]);
    const [orderId = ''] = made.orderIds;
    const first = await ship(made, [{ orderId, quantity: 2 }], { transporter: 'VRL', lr_number: '1234' });
    expect(first).toMatchObject({
      name: `${made.number}/S1`,
      transporter: 'VRL',
      lrNumber: '1234',
      madeBy: 'meera',
    });
    expect(await getStatus(orderId)).toBe('Confirmed');
    expect((await buyer.api.getOrder({ params: { oid: orderId } })).result).toMatchObject({
      order_sent_qty: 2,
      shipments: [
        { shipment_number: `${made.number}/S1`, lines: [{ quantity: 2, ordered: 5 }], lr_number: '1234' },
      ],
    });
    const second = await ship(made, [{ orderId }]);
    expect(second.lines).toMatchObject([{ quantity: 3 }]);
    expect(await getStatus(orderId)).toBe('Shipped');
  });

  it('delivers an order with the last of its shipments, and says who received it', async () => {
    const made = await request([2, 1]);
    const [one = '', other = ''] = made.orderIds;
    const first = await ship(made, [{ orderId: one, quantity: 1 }, { orderId: other }]);
    const second = await ship(made, [{ orderId: one }]);
    await deliver(first.id);
    expect([await getStatus(one), await getStatus(other)]).toEqual(['Shipped', 'Delivered']);
    const listed = (await buyer.api.listOrders()).orders.find(({ _id }) => _id === one);
    expect(listed).toMatchObject({ orderStatus: 'Shipped', order_sent_qty: 2, order_delivered_qty: 1 });
    expect(await deliver(second.id, 'Asha Rao')).toMatchObject({ receivedBy: 'Asha Rao' });
    expect(await getStatus(one)).toBe('Delivered');
    await expect(deliver(second.id)).rejects.toThrow(/was delivered on .* to Asha Rao\./);
  });

  it('arrives before the rest has left: the order is still Confirmed', async () => {
    const made = await request([3]);
    const [orderId = ''] = made.orderIds;
    const first = await ship(made, [{ orderId, quantity: 1 }]);
    await deliver(first.id);
    expect(await getStatus(orderId)).toBe('Confirmed');
    const second = await ship(made, [{ orderId }]);
    await deliver(second.id);
    expect(await getStatus(orderId)).toBe('Delivered');
  });

  it('rejects a shipment of more than is left, of the same order twice, and of orders that are not confirmed', async () => {
    const made = await request([2, 1, 1]);
    const [one = '', other = '', rejected = ''] = made.orderIds;
    const open = await request([1], { isConfirmed: false });
    await changeOrders(shop.database, 'meera', rejected, { to: 'Rejected', reason: 'Not made' });
    await expect(ship(made, [{ orderId: one, quantity: 2.001 }])).rejects.toThrow(
      /^Of “.+”, only 2 of 2 are left to send\.$/,
    );
    await expect(ship(made, [{ orderId: one }, { orderId: one }])).rejects.toThrow('named twice');
    await expect(ship(made, [{ orderId: rejected }])).rejects.toThrow(
      /^“.+” is Rejected; it cannot be shipped\.$/,
    );
    await expect(ship(open, [{ orderId: open.orderIds[0] ?? '' }])).rejects.toThrow(
      'is Requested; it cannot be shipped',
    );
    await expect(ship(made, [{ orderId: open.orderIds[0] ?? '' }])).rejects.toThrow(
      'is not part of this quote request',
    );
    await expect(ship(made, [])).rejects.toThrow('needs at least one order');
    await ship(made, [{ orderId: other }]);
    await expect(ship(made, [{ orderId: other }])).rejects.toThrow('is Shipped; it cannot be shipped');
    expect(await listShipments(shop.database, { quoteRequestIds: [made.quoteRequestId] })).toHaveLength(1);
  });

  it('records only one of two shipments of the same goods that operators send at once', async () => {
    const made = await request([5]);
    const [orderId = ''] = made.orderIds;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => ship(made, [{ orderId, quantity: 3 }])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toContain('only 2 of 5 are left to send');
  });

  it('a shipment is never more than was ordered, whatever parts are sent in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 6 }),
        async (parts) => {
          const made = await request([5]);
          const [orderId = ''] = made.orderIds;
          let sent = 0;
          for (const part of parts) {
            const isPossible = sent + part <= 5000;
            const outcome = await ship(made, [{ orderId, quantity: part / 1000 }]).then(
              () => true,
              () => false,
            );
            expect(outcome).toBe(isPossible && sent < 5000);
            if (outcome) sent += part;
          }
          expect(await getStatus(orderId)).toBe(sent === 5000 ? 'Shipped' : 'Confirmed');
        },
      ),
      { numRuns: 5 },
    );
  });

  it('asks for an e-way bill above ₹50,000 until there is one or a reason for none', async () => {
    const made = await request([1]);
    const [orderId = ''] = made.orderIds;
    const details = { invoice_amount: 50_000.01, invoice_number: 'INV/7', invoice_date: '2026-11-23' };
    const sent = await ship(made, [{ orderId }], details);
    expect(isEwayBillMissing(sent)).toBe(true);
    const correct = (changes: WireShipmentDetails) =>
      inTransaction((transaction) =>
        correctShipment(transaction, { shipmentId: sent.id, details: changes, operator: 'meera' }),
      );
    expect(isEwayBillMissing(await correct({ eway_bill: '1234 5678 9012' }))).toBe(false);
    expect(await correct({ eway_bill: '' })).toMatchObject({ ewayBill: '', invoiceNumber: 'INV/7' });
    expect(isEwayBillMissing(await correct({ eway_bill_not_needed: 'Less than 10 km' }))).toBe(false);
    expect(isEwayBillMissing(await correct({ eway_bill_not_needed: '', invoice_amount: 50_000 }))).toBe(
      false,
    );
  });

  it.each<[WireShipmentDetails, string]>([
    [{ tracking_url: 'http://track.example/1' }, 'begins with https://'],
    [{ tracking_url: 'javascript:alert(1)' }, 'begins with https://'],
    [{ eway_bill: '123' }, '12 digits'],
    [{ lr_date: '2026-02-30' }, 'must be a day'],
    [{ packages: 1.5 }, 'whole number'],
    [{ weight_kg: 0 }, 'more than 0 kg'],
    [{ invoice_amount: 1.234 }, 'at most two decimals'],
    [{ transporter: 'x'.repeat(101) }, 'at most 100 characters'],
  ])('refuses %j', async (details, message) => {
    const made = await request([1]);
    await expect(ship(made, [{ orderId: made.orderIds[0] ?? '' }], details)).rejects.toThrow(message);
  });

  it('a shipment is recorded in the chain of events, without names', async () => {
    const made = await request([1]);
    const [orderId = ''] = made.orderIds;
    const { id } = await ship(made, [{ orderId }]);
    await deliver(id, 'Ramesh Kumar');
    const events = await shop.database
      .select({ kind: quotationEvents.kind, detail: quotationEvents.detail })
      .from(quotationEvents)
      .where(eq(quotationEvents.quoteRequestId, made.quoteRequestId))
      .orderBy(quotationEvents.number);
    expect(events.slice(-2)).toEqual([
      { kind: 'shipped', detail: { shipment: 1, lines: [{ orderId, quantity: 1 }] } },
      { kind: 'delivered', detail: { shipment: 1, version: 2 } },
    ]);
  });

  it('a shipment is mailed to the buyer once, and its arrival once', async () => {
    const made = await request([2]);
    const [orderId = ''] = made.orderIds;
    const { id } = await ship(made, [{ orderId }], { transporter: 'Safexpress', lr_number: 'LR 99817' });
    expect(await shop.outbox.waitForMail(buyer.email, 'LR 99817')).toContain('Safexpress');
    await deliver(id, 'Gate keeper Mohan');
    await shop.outbox.waitForMail(buyer.email, 'Gate keeper Mohan');
    const about = (await shop.outbox.mailsTo(buyer.email)).filter((mail) => mail.includes(made.number));
    expect(about.filter((mail) => /Subject:.*(shipped|Shipped)/.test(mail)).length).toBeLessThanOrEqual(1);
  });
});

describe('what is in a shipment', () => {
  const correct = (shipmentId: string, lines: { orderId: string; quantity: number }[]) =>
    inTransaction((transaction) =>
      correctShipment(transaction, { shipmentId, lines, details: {}, operator: 'meera' }),
    );

  it('what is in a shipment is corrected until it has arrived; what has left then decides the status', async () => {
    const made = await request([5, 2]);
    const [one = '', other = ''] = made.orderIds;
    const { id, name } = await ship(made, [{ orderId: one, quantity: 2 }]);
    const corrected = await correct(id, [
      { orderId: one, quantity: 3 },
      { orderId: other, quantity: 2 },
    ]);
    expect(corrected.lines).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
    expect([await getStatus(one), await getStatus(other)]).toEqual(['Confirmed', 'Shipped']);
    expect((await correct(id, [{ orderId: one, quantity: 0 }])).lines).toMatchObject([{ orderId: other }]);
    const tooMany = correct(id, [{ orderId: one, quantity: 6 }]);
    await expect(tooMany).rejects.toThrow('at most 5 of 5 can be in this shipment.');
    await expect(correct(id, [{ orderId: other, quantity: 0 }])).rejects.toThrow(
      'is Shipped, so some of it must have been sent.',
    );
    await deliver(id);
    const late = correct(id, [{ orderId: one, quantity: 1 }]);
    await expect(late).rejects.toThrow(`${name} was delivered on `);
  });

  it('what is in a shipment can be less than all of a Shipped order, of which the rest is sent then', async () => {
    const made = await request([5]);
    const [orderId = ''] = made.orderIds;
    const first = await ship(made, [{ orderId }]);
    await correct(first.id, [{ orderId, quantity: 3 }]);
    expect(await getStatus(orderId)).toBe('Shipped');
    await deliver(first.id);
    expect(await getStatus(orderId)).toBe('Shipped');
    const rest = await ship(made, [{ orderId }]);
    expect(rest.lines).toMatchObject([{ quantity: 2 }]);
    await deliver(rest.id);
    expect(await getStatus(orderId)).toBe('Delivered');
  });
});

describe('the delivery of orders instead of shipments', () => {
  it('delivers the shipments of which every order is delivered', async () => {
    const made = await request([1, 1]);
    const [one = '', other = ''] = made.orderIds;
    const { id } = await ship(made, [{ orderId: one }, { orderId: other }]);
    const isDelivered = async () =>
      (await listShipments(shop.database, { ids: [id] })).every(({ deliveredAt }) => deliveredAt !== null);
    await changeOrders(shop.database, 'meera', one, { to: 'Delivered', reason: '' });
    expect(await isDelivered()).toBe(false);
    await changeOrders(shop.database, 'meera', other, { to: 'Delivered', reason: '' });
    expect(await isDelivered()).toBe(true);
  });
});

describe('a return', () => {
  const take = (step: ReturnStep) => inTransaction((transaction) => changeReturn(transaction, step));
  const operator = 'meera';

  it('a return is reported by the buyer, answered, and settled by a credit note; the status stays', async () => {
    const made = await request([3]);
    const [orderId = ''] = made.orderIds;
    const sent = await ship(made, [{ orderId }]);
    await deliver(sent.id);
    const body = { order_id: orderId, quantity: 2, reason: 'Shaft is bent' };
    const { result: asked } = await buyer.api.reportReturn({ body });
    expect(asked).toMatchObject({ order_id: orderId, quantity: 2, reason: 'Shaft is bent', state: 'asked' });
    await take({ operator, returnId: asked.return_id, to: 'agreed', answer: 'Our lorry comes on Monday' });
    expect(await shop.outbox.waitForMail(buyer.email, 'Our lorry comes on Monday')).toContain(
      'agree to take back',
    );
    await take({ operator, returnId: asked.return_id, to: 'received' });
    const creditNote = { number: 'CN/12', date: '2026-12-01', amount: 5900 };
    await take({ operator, returnId: asked.return_id, to: 'settled', creditNote });
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result).toMatchObject({
      orderStatus: 'Delivered',
      order_returns: [{ state: 'settled', credit_note_number: 'CN/12', credit_note_amount: 5900 }],
    });
    await expect(
      take({ operator, returnId: asked.return_id, to: 'refused', answer: 'Late' }),
    ).rejects.toThrow('This return is settled; it cannot be refused.');
  });

  it('a return is refused with a reason only, and what was refused can be asked for again', async () => {
    const made = await request([1]);
    const [orderId = ''] = made.orderIds;
    await deliver((await ship(made, [{ orderId }])).id);
    const body = { order_id: orderId, quantity: 1, reason: 'Too loud' };
    const { result } = await buyer.api.reportReturn({ body });
    await expect(buyer.api.reportReturn({ body })).rejects.toThrow('Nothing in this order');
    await expect(take({ operator, returnId: result.return_id, to: 'refused' })).rejects.toThrow(
      'why the return is refused',
    );
    await take({ operator, returnId: result.return_id, to: 'refused', answer: 'Within its specification' });
    await buyer.api.reportReturn({ body });
  });

  it('rejects a return of goods that have not arrived, of nothing, or of somebody else’s order', async () => {
    const made = await request([5]);
    const [orderId = ''] = made.orderIds;
    const body = { order_id: orderId, quantity: 1, reason: 'Too loud' };
    await expect(buyer.api.reportReturn({ body })).rejects.toThrow('Nothing in this order');
    const first = await ship(made, [{ orderId, quantity: 2 }]);
    await expect(buyer.api.reportReturn({ body })).rejects.toThrow('Nothing in this order');
    await deliver(first.id);
    await ship(made, [{ orderId }]);
    expect(await getStatus(orderId)).toBe('Shipped');
    await expect(buyer.api.reportReturn({ body: { ...body, quantity: 3 } })).rejects.toThrow(
      'Only 2 of this order can be returned.',
    );
    await expect(buyer.api.reportReturn({ body: { ...body, quantity: 0 } })).rejects.toThrow('more than 0');
    const stranger = await signUpWithPhone(shop);
    await expect(stranger.api.reportReturn({ body })).rejects.toThrow('Order not found.');
  });

  it('records a return once when it is requested twice at once', async () => {
    const made = await request([1]);
    const [orderId = ''] = made.orderIds;
    await deliver((await ship(made, [{ orderId }])).id);
    const ask = () =>
      inTransaction((transaction) =>
        askForReturn(transaction, {
          quoteRequestId: made.quoteRequestId,
          orderId,
          quantity: 1,
          reason: 'Broken',
        }),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, ask));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
