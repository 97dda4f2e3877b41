import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order-status.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import {
  accounts,
  orderDiscountChanges,
  orderStatusChanges,
  orders,
  quoteRequests,
} from '#server/platform/database/schema.ts';
import { orderColumns, orderIdStartsWith, selectOrders } from './repository.ts';

/** The operator's queries, which see the orders of all buyers. */

export async function selectOrdersByPrefix(database: DbExecutor, prefix: string, limit: number) {
  return selectOrders(database).where(orderIdStartsWith(prefix)).limit(limit);
}

/** Selects orders of one quote request, in the cart's order. */
export async function selectOrdersByIds(database: DbExecutor, orderIds: readonly string[]) {
  return selectOrders(database).where(isOneOf(orders.id, orderIds)).orderBy(asc(orders.lineNumber));
}

export async function selectOrdersByNumber(
  database: DbExecutor,
  financialYear: string,
  runningNumber: number,
) {
  return selectOrders(database)
    .where(
      and(eq(quoteRequests.financialYear, financialYear), eq(quoteRequests.runningNumber, runningNumber)),
    )
    .orderBy(asc(orders.lineNumber));
}

export async function selectStatusHistory(database: DbExecutor, orderIds: string[]) {
  return database
    .select()
    .from(orderStatusChanges)
    .where(isOneOf(orderStatusChanges.orderId, orderIds))
    .orderBy(asc(orderStatusChanges.changedAt));
}

/** Selects orders with the reason given when they last got this status, and whether they had been confirmed before. */
export async function selectOrdersWithReason(
  database: DbExecutor,
  { orderIds, status }: { orderIds: readonly string[]; status: OrderStatus },
) {
  return database
    .select({
      ...orderColumns,
      reason: orderStatusChanges.reason,
      wasConfirmed: sql<boolean>`exists (
        select from order_status_changes as earlier
        where earlier.order_id = ${orders.id} and earlier.status = 'Confirmed'
          and earlier.changed_at < ${orderStatusChanges.changedAt})`,
    })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .innerJoin(orderStatusChanges, eq(orderStatusChanges.orderId, orders.id))
    .where(
      and(
        isOneOf(orders.id, orderIds),
        eq(orderStatusChanges.status, status),
        sql`${orderStatusChanges.changedAt} = (
          select max(changed_at) from order_status_changes where order_id = ${orders.id} and status = ${status})`,
      ),
    )
    .orderBy(asc(orders.lineNumber));
}

/** Whether an order of the quote request is not rejected. */
export async function hasOfferedOrders(database: DbExecutor, quoteRequestId: string): Promise<boolean> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.quoteRequestId, quoteRequestId), ne(orders.status, 'Rejected')))
    .limit(1);
  return rows.length > 0;
}

/** Selects the orders of a quote request that got this status at this moment. */
export async function selectOrderIdsChangedAt(
  database: DbExecutor,
  change: { quoteRequestId: string; status: OrderStatus; changedAt: Date },
): Promise<string[]> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderStatusChanges, eq(orderStatusChanges.orderId, orders.id))
    .where(
      and(
        eq(orders.quoteRequestId, change.quoteRequestId),
        eq(orderStatusChanges.status, change.status),
        eq(orderStatusChanges.changedAt, change.changedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function selectDiscountHistory(database: DbExecutor, orderIds: string[]) {
  return database
    .select()
    .from(orderDiscountChanges)
    .where(isOneOf(orderDiscountChanges.orderId, orderIds))
    .orderBy(asc(orderDiscountChanges.changedAt));
}

const requestCounts = prepareQueryOnce((db) =>
  db
    .select({
      id: quoteRequests.id,
      unanswered: sql<number>`(
        select count(distinct quote_request_id)::integer from orders
        where account_id = quote_requests.account_id and status = 'Requested' and exists (
          select from orders
          where account_id = quote_requests.account_id and quote_request_id = quote_requests.id and status = 'Requested'))`,
      ofGstin: sql<number>`(
        select count(*)::integer from quote_requests as other
        where other.gstin = quote_requests.gstin and quote_requests.gstin <> ''
          and other.created_at > quote_requests.created_at - interval '1 day'
          and other.created_at <= quote_requests.created_at)`,
    })
    .from(quoteRequests)
    .where(sql`${quoteRequests.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('request-counts'),
);

/**
 * Counts requests like the given ones: those of the same account with an order that is still Requested (0 for a request
 * that has none itself), and those with the same GSTIN in the 24 hours up to it.
 */
export async function selectRequestCounts(database: DbExecutor, ids: readonly string[]) {
  return requestCounts(database).execute({ ids });
}

/** Selects the quote requests whose phone number is not the one that their account has verified. */
export async function selectUnverifiedPhones(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .innerJoin(accounts, eq(accounts.id, quoteRequests.accountId))
    .where(
      and(
        isOneOf(quoteRequests.id, quoteRequestIds),
        sql`${accounts.phone} is distinct from ${quoteRequests.phone}`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function selectRequestedOrderIds(database: DbExecutor, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.status, 'Requested')));
  return rows.map(({ id }) => id);
}

/** Selects and locks any buyer's order until the transaction ends. */
export async function lockAnyOrder(transaction: Transaction, orderId: string) {
  const rows = await transaction
    .select({
      quoteRequestId: orders.quoteRequestId,
      status: orders.status,
      product: orders.product,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return rows[0];
}

export async function updateStatus(
  transaction: Transaction,
  {
    isSpam,
    ...change
  }: { orderId: string; status: OrderStatus; changedBy: string; reason: string; isSpam: boolean },
): Promise<void> {
  const { status } = change;
  await transaction.update(orders).set({ status, isSpam }).where(eq(orders.id, change.orderId));
  // now() is when the transaction began. After waiting for another change, that is earlier than the other's time.
  const changedAt = sql`greatest(
    now(),
    (select max(changed_at) + interval '1 millisecond' from order_status_changes where order_id = ${change.orderId}))`;
  await transaction.insert(orderStatusChanges).values({ ...change, changedAt });
}

export async function updateAddedDiscount(
  transaction: Transaction,
  change: { orderId: string; addedDiscountMicroBps: number; changedBy: string },
): Promise<void> {
  const { orderId, addedDiscountMicroBps } = change;
  await transaction.update(orders).set({ addedDiscountMicroBps }).where(eq(orders.id, orderId));
  await transaction.insert(orderDiscountChanges).values(change);
}
