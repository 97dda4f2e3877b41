import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { selectOrders } from '#server/features/orders/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderStatusChanges,
  orders,
  quoteRequests,
  quoteRevisions,
} from '#server/platform/database/schema.ts';

/** From a moment on, and before another. */
export type Period = { from: Date; before: Date };

/** Selects the ids of the orders that were requested in a period, oldest first. */
export async function selectOrderIdsRequestedIn(
  database: DbExecutor,
  { from, before }: Period,
): Promise<string[]> {
  const rows = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, before)))
    .orderBy(asc(orders.createdAt), asc(orders.quoteRequestId), asc(orders.lineNumber));
  return rows.map(({ id }) => id);
}

/**
 * Selects the orders that were last confirmed in a period and not rejected since, by the day of that in India and by
 * estimate number. `confirmations` counts the days on which orders of the request have been confirmed so far.
 */
export async function selectOrdersConfirmedIn(database: DbExecutor, { from, before }: Period) {
  const confirmedAt = sql<Date>`max(${orderStatusChanges.changedAt})`;
  const day = sql<string>`to_char(${confirmedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const confirmations = database
    .select({
      orderId: orderStatusChanges.orderId,
      quoteRequestId: orders.quoteRequestId,
      confirmedAt: sql`${confirmedAt}`.as('confirmed_at'),
      day: sql<string>`${day}`.as('day'),
      count:
        sql<number>`(dense_rank() over (partition by ${orders.quoteRequestId} order by ${day}))::integer`.as(
          'count',
        ),
    })
    .from(orderStatusChanges)
    .innerJoin(orders, eq(orders.id, orderStatusChanges.orderId))
    .where(eq(orderStatusChanges.status, 'Confirmed'))
    .groupBy(orderStatusChanges.orderId, orders.quoteRequestId)
    .as('confirmations');
  return database
    .select({
      id: orders.id,
      quoteRequestId: orders.quoteRequestId,
      day: confirmations.day,
      confirmations: confirmations.count,
    })
    .from(confirmations)
    .innerJoin(orders, eq(orders.id, confirmations.orderId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(
      and(
        gte(confirmations.confirmedAt, from),
        lt(confirmations.confirmedAt, before),
        inArray(orders.status, ['Confirmed', 'Shipped', 'Delivered']),
      ),
    )
    .orderBy(
      asc(confirmations.day),
      asc(quoteRequests.financialYear),
      asc(quoteRequests.runningNumber),
      asc(orders.lineNumber),
    );
}

export async function selectOrdersByIds(database: DbExecutor, ids: readonly string[]) {
  return selectOrders(database).where(isOneOf(orders.id, ids));
}

/** Whether the estimates of quote requests, as they were last sent, have the taxes of a supply within one state. */
export async function selectTaxKinds(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string, boolean>> {
  const rows = await database
    .selectDistinctOn([quoteRevisions.quoteRequestId], {
      id: quoteRevisions.quoteRequestId,
      isIntraState: sql<boolean>`jsonb_array_length(${quoteRevisions.document} -> 'taxNames') > 1`,
    })
    .from(quoteRevisions)
    .where(isOneOf(quoteRevisions.quoteRequestId, quoteRequestIds))
    .orderBy(quoteRevisions.quoteRequestId, desc(quoteRevisions.number));
  return new Map(rows.map(({ id, isIntraState }) => [id, isIntraState]));
}
