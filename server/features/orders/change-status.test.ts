import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order-status.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { changeOrderStatus } from './change-status.ts';
import { findOrders } from './find-orders.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

async function requestQuote(lines = 1): Promise<string[]> {
  const products = await fetchProducts(shop.api(), lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
  return (await buyer.api.submitQuoteRequest({ body })).result.map((order) => order._id);
}

const change = (orderId: string, to: OperatorStatus, reason = to === 'Rejected' ? 'No longer made' : '') =>
  changeStatus(shop.database, { orderId, newStatus: to, changedBy: 'meera', reason });

/** The transitions that lead to each status. */
const PATHS: Record<OrderStatus, OperatorStatus[]> = {
  Requested: [],
  Confirmed: ['Confirmed'],
  Rejected: ['Rejected'],
  Shipped: ['Confirmed', 'Shipped'],
  Delivered: ['Confirmed', 'Shipped', 'Delivered'],
};
const ALLOWED = [
  'Requested → Confirmed',
  'Requested → Rejected',
  'Confirmed → Shipped',
  'Confirmed → Rejected',
  'Shipped → Delivered',
];
const TRANSITIONS = ORDER_STATUSES.flatMap((from) =>
  (['Confirmed', 'Rejected', 'Shipped', 'Delivered'] as const).map((to) => ({ from, to })),
);

describe('the status of an order', () => {
  it.each(TRANSITIONS)('changes from $from to $to only if that is allowed', async ({ from, to }) => {
    const [orderId = ''] = await requestQuote();
    for (const status of PATHS[from]) await change(orderId, status);
    const isAllowed = ALLOWED.includes(`${from} → ${to}`);
    if (isAllowed) expect(await change(orderId, to)).toBe(from);
    else {
      await expect(change(orderId, to)).rejects.toThrow(
        `Order ${orderId.slice(0, 7)}… is ${from}; it cannot be ${to.toLowerCase()}.`,
      );
    }
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.orderStatus).toBe(isAllowed ? to : from);
  });

  it('has a history of who changed it, when and why, of which the buyer does not see who', async () => {
    const [orderId = ''] = await requestQuote();
    const before = Date.now();
    await change(orderId, 'Confirmed', '  In stock at Howrah.  ');
    const [{ statusChanges }] = await findOrders(shop.database, orderId);
    expect(statusChanges).toMatchObject([
      { status: 'Requested', changedBy: 'buyer', reason: '' },
      { status: 'Confirmed', changedBy: 'meera', reason: 'In stock at Howrah.' },
    ]);
    expect(statusChanges[1]?.changedAt.getTime()).toBeGreaterThanOrEqual(before - 1);
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.status_history.map(({ status }) => status)).toEqual(['Requested', 'Confirmed']);
    expect(JSON.stringify(result)).not.toContain('meera');
  });

  it('makes each allowed transition once when operators change it concurrently', async () => {
    const [orderId = ''] = await requestQuote();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => change(orderId, index % 2 ? 'Confirmed' : 'Rejected')),
    );
    // Confirming and then rejecting is allowed; confirming twice, or anything after rejecting, is not.
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled');
    const [{ statusChanges }] = await findOrders(shop.database, orderId);
    expect(statusChanges).toHaveLength(1 + succeeded.length);
    expect(statusChanges.at(-1)?.status).toBe('Rejected');
  });

  it('cannot be changed with an unknown order id or a reason over 500 characters', async () => {
    await expect(change('nosuchorder', 'Confirmed')).rejects.toThrow('There is no order nosuchorder.');
    const [orderId = ''] = await requestQuote();
    await expect(change(orderId, 'Rejected', 'x'.repeat(501))).rejects.toThrow('at most 500 characters');
  });

  it.each(['', ' \n '])('cannot become Rejected without a reason (%j)', async (reason) => {
    const [orderId = ''] = await requestQuote();
    await expect(change(orderId, 'Rejected', reason)).rejects.toThrow('A rejection needs a reason');
    const { result } = await buyer.api.getOrder({ params: { oid: orderId } });
    expect(result.orderStatus).toBe('Requested');
  });

  it('is restored when the transaction is rolled back, and no mail is sent', async () => {
    const [orderId = ''] = await requestQuote();
    const rolledBack = shop.database.transaction(async (transaction) => {
      await changeOrderStatus(transaction, {
        orderId,
        newStatus: 'Rejected',
        changedBy: 'meera',
        reason: 'A mistake',
      });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await change(orderId, 'Confirmed', 'Meant this way');
    const mail = await shop.outbox.waitForMail(buyer.email, 'Meant this way');
    expect(mail).toContain('confirmed');
    expect((await shop.outbox.mailsTo(buyer.email)).join()).not.toContain('A mistake');
  });
});

describe('the job for the mail about a new status', () => {
  const addJob = (name: string, payload: object) =>
    shop.database.execute(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`);

  it('contains the orders that were changed in its transaction', async () => {
    const [first = '', second = '', third = ''] = await requestQuote(3);
    await shop.database.execute(sql`create table seen_jobs (identifier text, payload json)`);
    await shop.database.transaction(async (transaction) => {
      for (const orderId of [first, second]) {
        await changeOrderStatus(transaction, {
          orderId,
          newStatus: 'Confirmed',
          changedBy: 'meera',
          reason: '',
        });
      }
      await changeOrderStatus(transaction, {
        orderId: third,
        newStatus: 'Rejected',
        changedBy: 'meera',
        reason: 'Sold',
      });
      // Read before the commit: afterwards the worker takes the jobs at once.
      await transaction.execute(sql`
        insert into seen_jobs select task_identifier, payload from graphile_worker._private_jobs as job
        join (select id, identifier as task_identifier from graphile_worker._private_tasks) as task on task.id = task_id
        where task_identifier like '%status%'`);
    });
    const { rows } = await shop.database.execute(
      sql`select * from seen_jobs order by json_array_length(payload) desc`,
    );
    expect(rows).toEqual([
      {
        identifier: 'status-changes-mail',
        payload: [
          { orderId: first, status: 'Confirmed' },
          { orderId: second, status: 'Confirmed' },
        ],
      },
      { identifier: 'status-changes-mail', payload: [{ orderId: third, status: 'Rejected' }] },
    ]);
  });

  it('has the last reason of an order that got the status twice, of which its history has both', async () => {
    const [orderId = ''] = await requestQuote();
    await change(orderId, 'Confirmed', 'Once');
    await shop.outbox.waitForMail(buyer.email, 'Once');
    await shop.database.execute(sql`update orders set status = 'Requested' where id = ${orderId}`);
    await change(orderId, 'Confirmed', 'Once more');
    const mail = await shop.outbox.waitForMail(buyer.email, 'Once more');
    expect(mail).not.toMatch(/Once$/m);
    const { orders } = await buyer.api.listOrders();
    const history = orders.find(({ _id }) => _id === orderId)?.status_history ?? [];
    expect(history.map(({ status, reason }) => [status, reason])).toEqual([
      ['Requested', ''],
      ['Confirmed', 'Once'],
      ['Confirmed', 'Once more'],
    ]);
  });

  it('in the format of an earlier version, with a moment, sends the same mail', async () => {
    const [first = '', second = '', third = ''] = await requestQuote(3);
    const quoteRequestId = (await findOrders(shop.database, first))[0].quoteRequestId;
    const at = '2026-03-01T10:00:00.123Z';
    for (const [orderId, changedAt] of [
      [first, at],
      [second, at],
      [third, '2026-03-01T10:00:00.124Z'],
    ]) {
      await shop.database.execute(sql`
        insert into order_status_changes (order_id, status, changed_by, changed_at, reason)
        values (${orderId}, 'Rejected', 'meera', ${changedAt}, ${`Former ${orderId}`})`);
    }
    await addJob('order-status-mail', { quoteRequestId, status: 'Rejected', changedAt: at });
    const mail = await shop.outbox.waitForMail(buyer.email, `Former ${first}`);
    expect(mail).toContain(`Former ${second}`);
    expect(mail).not.toContain(`Former ${third}`);
  });
});

describe('the mail about a new status', () => {
  it('covers all orders changed together, has a reason or a note once, and escapes HTML', async () => {
    const ids = await requestQuote(3);
    const reason = 'Sold out <b>& gone</b>';
    await shop.database.transaction(async (transaction) => {
      for (const orderId of ids.slice(0, 2)) {
        await changeOrderStatus(transaction, { orderId, newStatus: 'Rejected', changedBy: 'meera', reason });
      }
    });
    const [last = ''] = ids.slice(2);
    await change(last, 'Confirmed', 'Only this one');
    expect(await shop.outbox.waitForMail(buyer.email, 'Only this one')).toMatch(/^Note\n {2}Only this one$/m);
    const mail = await shop.outbox.waitForMail(buyer.email, 'Sold out');
    expect(mail).toMatch(/Subject: Udyog Haat: 2 orders of EST\/\d{4}-\d\d\/\d{6} rejected/);
    expect(mail.match(/^Reason\n {2}Sold out <b>& gone<\/b>$/gm)).toHaveLength(1);
    expect(mail.match(/Sold out &lt;b&gt;&amp; gone&lt;\/b&gt;/g)).toHaveLength(1);
    const aboutRejection = (await shop.outbox.mailsTo(buyer.email)).filter((text) =>
      text.includes('Sold out'),
    );
    expect(aboutRejection).toHaveLength(1);
  });
});
