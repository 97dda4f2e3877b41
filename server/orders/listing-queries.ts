import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OrderListQuery } from '#contract/orders.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escape-like.ts';
import { orders, quoteRequests } from '#server/database/schema.ts';
import { estimateNumberText, newestRequestFirst, selectOrders } from './queries.ts';

/** Which of a buyer's orders are meant. */
export type OrderChoice = Pick<OrderListQuery, 'status' | 'q'>;

/** Where a list goes on: after so many orders, or after the position of one. */
type Start = { offset: number } | { after: OrderPosition };

export type OrderPosition = { createdAt: string; quoteRequestId: string; lineNumber: number };

export async function selectOrdersPage(
  database: Database,
  accountId: string,
  choice: OrderChoice,
  start: Start,
  limit: number,
) {
  const isBehind = 'after' in start ? behind(start.after) : undefined;
  return selectOrders(database)
    .where(and(isChosen(accountId, choice), isBehind))
    .orderBy(newestRequestFirst)
    .limit(limit)
    .offset('offset' in start ? start.offset : 0);
}

export async function countOrdersOf(database: Database, accountId: string, choice: OrderChoice) {
  const rows = await database
    .select({ total: count() })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.quoteRequestId))
    .where(isChosen(accountId, choice));
  return rows[0]?.total ?? 0;
}

/** Where one of the buyer's orders stands in the list. */
export async function selectPositionOfOrder(
  database: Database,
  accountId: string,
  orderId: string,
): Promise<OrderPosition | undefined> {
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

function behind({ createdAt, quoteRequestId, lineNumber }: OrderPosition): SQL {
  return sql`${orders.createdAt} <= ${createdAt}::timestamptz and (${orders.createdAt} < ${createdAt}::timestamptz
    or (${orders.quoteRequestId}, ${orders.lineNumber}) > (${quoteRequestId}, ${lineNumber}))`;
}

function isChosen(accountId: string, { status, q }: OrderChoice): SQL | undefined {
  return and(
    eq(orders.accountId, accountId),
    status ? eq(orders.status, status) : undefined,
    ...wordsOf(q).map(hasWord),
  );
}

function wordsOf(q = ''): string[] {
  return q.split(/\s+/).filter((word) => word !== '');
}

/** What an order is looked up by. */
const text = sql`concat_ws(' ', ${orders.product} ->> 'title', ${orders.product} ->> 'brand', ${orders.product} ->> 'model',
  ${quoteRequests.customer}, ${estimateNumberText})`;

function hasWord(word: string): SQL | undefined {
  const literal = escapeLike(word);
  return or(sql`${text} ilike ${`%${literal}%`}`, sql`${orders.id} ilike ${`${literal}%`}`);
}
