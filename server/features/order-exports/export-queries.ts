import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SaleStep } from '#contract/staff-reports.ts';
import type { Supply } from '#domain/quotation/price-quotation.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { selectOrders } from '#server/features/orders/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  orderStatusChanges,
  orders,
  quotationAcceptances,
  quoteRequests,
  quoteRevisions,
} from '#server/platform/database/schema.ts';

/** From a moment on, and before another. */
export type Period = { from: Date; before: Date };

/** The orders that took a step in a period. */
export type Sales = Period & { by: SaleStep };

/** The status that the step leads to, and those of orders that have not left it for being rejected. */
const STATUSES = {
  accepted: { reached: 'Confirmed', kept: ['Confirmed', 'Shipped', 'Delivered'] },
  dispatched: { reached: 'Shipped', kept: ['Shipped', 'Delivered'] },
} as const;

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
 * Selects the orders that last took the step in a period and were not rejected since, by the day of that in India and
 * by estimate number. `dayNumber` counts the days on which orders of the request have taken it so far.
 */
export async function selectSoldOrders(
  database: DbExecutor,
  { by, from, before }: Sales,
  limit = Number.MAX_SAFE_INTEGER,
) {
  const { reached, kept } = STATUSES[by];
  const reachedAt = sql<Date>`max(${orderStatusChanges.changedAt})`;
  const day = sql<string>`to_char(${reachedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const steps = database
    .select({
      orderId: orderStatusChanges.orderId,
      quoteRequestId: orders.quoteRequestId,
      reachedAt: sql`${reachedAt}`.as('reached_at'),
      day: sql<string>`${day}`.as('day'),
      dayNumber:
        sql<number>`(dense_rank() over (partition by ${orders.quoteRequestId} order by ${day}))::integer`.as(
          'day_number',
        ),
    })
    .from(orderStatusChanges)
    .innerJoin(orders, eq(orders.id, orderStatusChanges.orderId))
    .where(
      and(
        eq(orderStatusChanges.status, reached),
        inArray(orders.quoteRequestId, selectRequestsWithStep(database, reached, { from, before })),
      ),
    )
    .groupBy(orderStatusChanges.orderId, orders.quoteRequestId)
    .as('steps');
  return database
    .select({
      id: orders.id,
      quoteRequestId: orders.quoteRequestId,
      day: steps.day,
      dayNumber: steps.dayNumber,
    })
    .from(steps)
    .innerJoin(orders, eq(orders.id, steps.orderId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(and(gte(steps.reachedAt, from), lt(steps.reachedAt, before), inArray(orders.status, [...kept])))
    .orderBy(
      asc(steps.day),
      asc(quoteRequests.financialYear),
      asc(quoteRequests.runningNumber),
      asc(orders.lineNumber),
    )
    .limit(limit);
}

export type SoldOrder = Awaited<ReturnType<typeof selectSoldOrders>>[number];

/** Only these need to be looked at, so that a short period costs little in a shop with many orders. */
function selectRequestsWithStep(
  database: DbExecutor,
  reached: 'Confirmed' | 'Shipped',
  { from, before }: Period,
) {
  const change = alias(orderStatusChanges, 'change_in_period');
  const order = alias(orders, 'order_in_period');
  return database
    .select({ id: order.quoteRequestId })
    .from(change)
    .innerJoin(order, eq(order.id, change.orderId))
    .where(and(eq(change.status, reached), gte(change.changedAt, from), lt(change.changedAt, before)));
}

export async function selectOrdersByIds(database: DbExecutor, ids: readonly string[]) {
  return selectOrders(database).where(isOneOf(orders.id, ids));
}

const sellerGstinSql = sql<string>`${quoteRevisions.document} -> 'seller' ->> 'gstin'`;

/** Selects the quotations of requests that were accepted, and which of their lines. */
export async function selectAcceptedQuotations(database: DbExecutor, quoteRequestIds: readonly string[]) {
  if (quoteRequestIds.length === 0) return [];
  return database
    .select({
      quoteRequestId: quoteRevisions.quoteRequestId,
      revision: quoteRevisions.number,
      lineNumbers: quotationAcceptances.lineNumbers,
      poNumber: quotationAcceptances.poNumber,
      poDate: quotationAcceptances.poDate,
      terms: sql<QuotationTerms>`${quoteRevisions.document} -> 'terms'`,
      supply: sql<Supply>`${quoteRevisions.document} -> 'supply'`,
      sellerGstin: sellerGstinSql,
    })
    .from(quotationAcceptances)
    .innerJoin(quoteRevisions, eq(quoteRevisions.id, quotationAcceptances.revisionId))
    .where(
      and(
        isOneOf(quotationAcceptances.quoteRequestId, quoteRequestIds),
        isNull(quotationAcceptances.undoneAt),
      ),
    );
}

/**
 * How the papers of a quote request, as they were last sent, are taxed, and by whose registration. An offer from a
 * branch counts only once it is accepted.
 */
export type LastTaxation = {
  /** Whether they have the taxes of a supply within one state. */
  isIntraState: boolean;
  sellerGstin: string;
};

export async function selectLastTaxations(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string, LastTaxation>> {
  const rows = await database
    .selectDistinctOn([quoteRevisions.quoteRequestId], {
      id: quoteRevisions.quoteRequestId,
      isIntraState: sql<boolean>`jsonb_array_length(${quoteRevisions.document} -> 'taxNames') > 1`,
      sellerGstin: sellerGstinSql,
    })
    .from(quoteRevisions)
    .where(
      and(
        isOneOf(quoteRevisions.quoteRequestId, quoteRequestIds),
        sql`${quoteRevisions.document} -> 'terms' ->> 'branch' is null`,
      ),
    )
    .orderBy(quoteRevisions.quoteRequestId, desc(quoteRevisions.number));
  return new Map(rows.map(({ id, ...taxation }) => [id, taxation]));
}
