import { and, count, countDistinct, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OrderListQuery } from '#contract/orders.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { orders, quoteRequests } from '#server/platform/database/schema.ts';
import { estimateNumberSql, newestRequestFirst, selectOrders } from './repository.ts';

/** The filters of a buyer's list of orders. */
export type OrderFilters = Pick<OrderListQuery, 'status' | 'q'>;

/** Where a page begins: after a number of orders, or after a cursor. */
type PageStart = { offset: number } | { after: OrderCursor };

export type OrderCursor = { createdAt: string; quoteRequestId: string; lineNumber: number };

export async function selectOrdersPage(
  database: Database,
  accountId: string,
  filters: OrderFilters,
  start: PageStart,
  limit: number,
) {
  const afterCursor = 'after' in start ? isAfterCursor(start.after) : undefined;
  return selectOrders(database)
    .where(and(matchesFilters(accountId, filters), afterCursor))
    .orderBy(newestRequestFirst)
    .limit(limit)
    .offset('offset' in start ? start.offset : 0);
}

/** The same with all orders of each quote request; start and limit count requests. */
export async function selectRequestsPage(
  database: Database,
  accountId: string,
  filters: OrderFilters,
  start: PageStart,
  limit: number,
) {
  const afterCursor = 'after' in start ? isAfterCursor(start.after) : undefined;
  const requests = database
    .select({ id: orders.quoteRequestId })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(and(matchesFilters(accountId, filters), afterCursor))
    .groupBy(orders.createdAt, orders.quoteRequestId)
    .orderBy(sql`${orders.createdAt} desc, ${orders.quoteRequestId}`)
    .limit(limit)
    .offset('offset' in start ? start.offset : 0);
  return selectOrders(database)
    .where(and(matchesFilters(accountId, filters), inArray(orders.quoteRequestId, requests)))
    .orderBy(newestRequestFirst);
}

/** How many orders match, and of how many quote requests they are. */
export async function countOrders(database: Database, accountId: string, filters: OrderFilters) {
  const [counts] = await database
    .select({ total: count(), totalRequests: countDistinct(orders.quoteRequestId) })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(matchesFilters(accountId, filters));
  return counts ?? { total: 0, totalRequests: 0 };
}

/** The position of one of the buyer's orders in the list. */
export async function selectOrderCursor(
  database: Database,
  accountId: string,
  orderId: string,
): Promise<OrderCursor | undefined> {
  const rows = await database
    .select({
      // As text: a JavaScript date has no microseconds.
      createdAt: sql<string>`${orders.createdAt}::text`,
      quoteRequestId: orders.quoteRequestId,
      lineNumber: orders.lineNumber,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return rows[0];
}

function isAfterCursor({ createdAt, quoteRequestId, lineNumber }: OrderCursor): SQL {
  return sql`${orders.createdAt} <= ${createdAt}::timestamptz and (${orders.createdAt} < ${createdAt}::timestamptz
    or (${orders.quoteRequestId}, ${orders.lineNumber}) > (${quoteRequestId}, ${lineNumber}))`;
}

function matchesFilters(accountId: string, { status, q }: OrderFilters): SQL | undefined {
  return and(
    eq(orders.accountId, accountId),
    status ? eq(orders.status, status) : undefined,
    ...splitWords(q).map(matchesWord),
  );
}

/** Each word is compared with the text of every order. */
const MAX_WORDS = 8;

function splitWords(q = ''): string[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The text in which orders are searched. */
const searchableText = sql`concat_ws(' ', ${orders.product} ->> 'title', ${orders.product} ->> 'brand', ${orders.product} ->> 'model',
  ${quoteRequests.customer}, ${estimateNumberSql})`;

function matchesWord(word: string): SQL | undefined {
  const literal = escapeLike(word);
  return or(sql`${searchableText} ilike ${`%${literal}%`}`, sql`${orders.id} ilike ${`${literal}%`}`);
}
