import { and, asc, eq, sql } from 'drizzle-orm';
import type { PriceTerms } from '#domain/pricing.ts';
import { answerDueAtSql } from '#server/features/answer-time/repository.ts';
import { estimateIdSql } from '#server/features/estimates/repository.ts';
import { requestColumns } from '#server/features/estimates/request-expressions.ts';
import { deliveredQuantitySql, sentQuantitySql } from '#server/features/shipments/repository.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { orderStatusChanges, orders, quoteRequests } from '#server/platform/database/schema.ts';

/** An order with the quote request it belongs to. */
export const orderColumns = {
  id: orders.id,
  createdAt: orders.createdAt,
  product: orders.product,
  quantity: orders.quantity,
  unitPriceInclGstPaise: orders.unitPriceInclGstPaise,
  addedDiscountMicroBps: orders.addedDiscountMicroBps,
  status: orders.status,
  rating: orders.rating,
  wish: orders.wish,
  quoted: orders.quoted,
  quoteRequestId: quoteRequests.id,
  estimateId: estimateIdSql,
  answerDueAt: answerDueAtSql,
  sentQuantity: sentQuantitySql,
  deliveredQuantity: deliveredQuantitySql,
  ...requestColumns,
};

/** Newest first; the orders of one request in the cart's order. */
export const newestRequestFirst = sql`${orders.createdAt} desc, ${orders.quoteRequestId}, ${orders.lineNumber}`;

const runningNumber = sql`${quoteRequests.runningNumber}::text`;
/** Like `formatEstimateNumber` in domain/financial-year.ts. */
export const estimateNumberSql = sql`'EST/' || ${quoteRequests.financialYear} || '/' ||
  lpad(${runningNumber}, greatest(6, length(${runningNumber})), '0')`;

export function orderIdStartsWith(prefix: string) {
  return sql`${orders.id} like ${`${escapeLike(prefix)}%`}`;
}

/** Selects orders with their quote requests; the caller adds the condition. */
export function selectOrders(database: DbExecutor) {
  return database
    .select(orderColumns)
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .$dynamic();
}

export async function selectOrder(database: DbExecutor, accountId: string, orderId: string) {
  const rows = await selectOrders(database).where(
    and(eq(orders.id, orderId), eq(orders.accountId, accountId)),
  );
  return rows[0];
}

/** Selects what estimate totals are calculated from: all orders of the quote requests, without most product columns. */
export async function selectEstimateOrders(database: DbExecutor, quoteRequestIds: readonly string[]) {
  if (quoteRequestIds.length === 0) return [];
  return database
    .select({
      quoteRequestId: orders.quoteRequestId,
      quantity: orders.quantity,
      addedDiscountMicroBps: orders.addedDiscountMicroBps,
      status: orders.status,
      listPricePaise: priceTerm('listPricePaise'),
      discountBps: priceTerm('discountBps'),
      gstBps: priceTerm('gstBps'),
    })
    .from(orders)
    .where(isOneOf(orders.quoteRequestId, quoteRequestIds));
}

function priceTerm(name: keyof PriceTerms) {
  return sql`${orders.product} ->> ${name}`.mapWith(Number);
}

/** The status history of orders as their buyers see it, oldest first: why one is spam is between operators. */
export async function selectStatusChanges(database: DbExecutor, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return database
    .select({
      orderId: orderStatusChanges.orderId,
      status: orderStatusChanges.status,
      changedAt: orderStatusChanges.changedAt,
      reason: sql<string>`case when ${orders.isSpam} then '' else ${orderStatusChanges.reason} end`,
      isByBuyer: sql<boolean>`${orderStatusChanges.changedBy} = 'buyer'`,
    })
    .from(orderStatusChanges)
    .innerJoin(orders, eq(orders.id, orderStatusChanges.orderId))
    .where(isOneOf(orderStatusChanges.orderId, orderIds))
    .orderBy(asc(orderStatusChanges.changedAt));
}

/** Selects and locks the buyer's order until the transaction ends. */
export async function lockBuyerOrder(transaction: Transaction, accountId: string, orderId: string) {
  const rows = await transaction
    .select({ productId: orders.productId, status: orders.status, rating: orders.rating })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)))
    .for('update');
  return rows[0];
}

export async function updateRating(transaction: Transaction, orderId: string, rating: number) {
  await transaction.update(orders).set({ rating }).where(eq(orders.id, orderId));
}
