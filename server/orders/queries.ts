import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import {
  estimateCounters,
  idempotencyKeys,
  orderStatusChanges,
  orders,
  quoteRequests,
} from '#server/database/schema.ts';

type Source = Database | Transaction;

const orderColumns = {
  id: orders.id,
  createdAt: orders.createdAt,
  product: orders.product,
  quantity: orders.quantity,
  unitPriceInclGstPaise: orders.unitPriceInclGstPaise,
  addedDiscountBps: orders.addedDiscountBps,
  status: orders.status,
  rating: orders.rating,
  quoteRequestId: quoteRequests.id,
  financialYear: quoteRequests.financialYear,
  runningNumber: quoteRequests.runningNumber,
  customer: quoteRequests.customer,
  contactName: quoteRequests.contactName,
  email: quoteRequests.email,
  phone: quoteRequests.phone,
  gstin: quoteRequests.gstin,
  billing: quoteRequests.billing,
  shipping: quoteRequests.shipping,
};

function selectOrders(source: Source) {
  return source
    .select(orderColumns)
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .$dynamic();
}

/** Newest request first; inside a request in the cart's order. */
export async function selectOrdersOf(source: Source, accountId: string) {
  return selectOrders(source)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt), asc(orders.quoteRequestId), asc(orders.lineNumber));
}

export async function selectOrder(source: Source, accountId: string, orderId: string) {
  const rows = await selectOrders(source).where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return rows[0];
}

export async function selectOrdersOfRequest(source: Source, quoteRequestId: string) {
  return selectOrders(source)
    .where(eq(orders.quoteRequestId, quoteRequestId))
    .orderBy(asc(orders.lineNumber));
}

/** The statuses these orders have had, oldest first. */
export async function selectStatusChanges(source: Source, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return source
    .select({
      orderId: orderStatusChanges.orderId,
      status: orderStatusChanges.status,
      changedAt: orderStatusChanges.changedAt,
    })
    .from(orderStatusChanges)
    .where(inArray(orderStatusChanges.orderId, [...orderIds]))
    .orderBy(asc(orderStatusChanges.changedAt));
}

/** The buyer's order, kept from changing until the transaction ends. */
export async function lockOrder(transaction: Transaction, accountId: string, orderId: string) {
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

/** Takes the next number of a financial year. Whoever comes next waits until this transaction ends. */
export async function takeEstimateNumber(transaction: Transaction, financialYear: string): Promise<number> {
  const rows = await transaction
    .insert(estimateCounters)
    .values({ financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: estimateCounters.financialYear,
      set: { lastNumber: sql`${estimateCounters.lastNumber} + 1` },
    })
    .returning({ lastNumber: estimateCounters.lastNumber });
  if (!rows[0]) throw new Error('The estimate counter gave no number.');
  return rows[0].lastNumber;
}

export async function insertQuoteRequest(
  transaction: Transaction,
  request: typeof quoteRequests.$inferInsert,
  lines: (typeof orders.$inferInsert)[],
) {
  await transaction.insert(quoteRequests).values(request);
  await transaction.insert(orders).values(lines);
  await transaction.insert(orderStatusChanges).values(
    lines.map(({ id, status }) => ({
      orderId: id,
      status,
      changedBy: 'buyer',
      changedAt: request.createdAt,
    })),
  );
}

/**
 * Claims an idempotency key for this transaction. When another transaction is using it, waits for that one to end.
 * @returns false when the key has been used already.
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  accountId: string,
  key: string,
  bodyHash: Buffer,
) {
  const rows = await transaction
    .insert(idempotencyKeys)
    .values({ accountId, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

export async function selectIdempotencyKey(source: Source, accountId: string, key: string) {
  const rows = await source
    .select({ bodyHash: idempotencyKeys.bodyHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)));
  return rows[0];
}

export async function storeReply(transaction: Transaction, accountId: string, key: string, reply: unknown) {
  await transaction
    .update(idempotencyKeys)
    .set({ reply })
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)));
}
