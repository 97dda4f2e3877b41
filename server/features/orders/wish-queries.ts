import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { answerDueAtSql } from '#server/features/answer-time/repository.ts';
import { estimateIdSql } from '#server/features/estimates/repository.ts';
import { requestColumns } from '#server/features/estimates/request-expressions.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';
import { type IdempotencyClaim, selectClaimedRequestId } from './submission-queries.ts';

/** A quote request with its wishes that are no orders, and the number of its orders. */
const wishRequestColumns = {
  quoteRequestId: quoteRequests.id,
  createdAt: quoteRequests.createdAt,
  estimateId: estimateIdSql,
  wishes: quoteRequests.wishes,
  answerDueAt: answerDueAtSql,
  ...requestColumns,
  orderCount: sql<number>`(
    select count(*)::integer from orders where orders.quote_request_id = quote_requests.id)`,
};

/** Selects quote requests, the newest first, whether or not they have orders. */
function selectRequests(database: DbExecutor, condition: SQL | undefined) {
  return database
    .select(wishRequestColumns)
    .from(quoteRequests)
    .where(condition)
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
    .$dynamic();
}

export type WishRequest = Awaited<ReturnType<typeof selectRequests>>[number];

export async function selectRequestsByIds(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<WishRequest[]> {
  return selectRequests(database, isOneOf(quoteRequests.id, quoteRequestIds));
}

export async function selectRequestByNumber(
  database: DbExecutor,
  financialYear: string,
  runningNumber: number,
): Promise<WishRequest | undefined> {
  const isMeant = and(
    eq(quoteRequests.financialYear, financialYear),
    eq(quoteRequests.runningNumber, runningNumber),
  );
  const [found] = await selectRequests(database, isMeant);
  return found;
}

/** The request of wishes that was submitted with this key and body. */
export async function selectWishRequestByIdempotencyKey(
  transaction: Transaction,
  claim: IdempotencyClaim,
): Promise<WishRequest | undefined> {
  const request = selectClaimedRequestId(transaction, claim);
  const isClaimed = and(inArray(quoteRequests.id, request), eq(quoteRequests.accountId, claim.accountId));
  const [found] = await selectRequests(transaction, isClaimed);
  return found;
}

/** @param estimateId only the request whose estimate has this id. */
export async function selectWishRequestsPage(
  database: Database,
  accountId: string,
  { page, limit, estimateId }: { page: number; limit: number; estimateId?: string | undefined },
): Promise<{ requests: WishRequest[]; total: number }> {
  const condition = and(
    eq(quoteRequests.accountId, accountId),
    isNotNull(quoteRequests.wishes),
    estimateId === undefined ? undefined : eq(estimateIdSql, estimateId),
  );
  const [requests, total] = await Promise.all([
    selectRequests(database, condition)
      .limit(limit)
      .offset((page - 1) * limit),
    database.$count(quoteRequests, condition),
  ]);
  return { requests, total };
}

/** The oldest first. */
export async function selectRequestsWithWishes(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<WishRequest[]> {
  const requests = await selectRequests(
    database,
    and(isOneOf(quoteRequests.id, quoteRequestIds), isNotNull(quoteRequests.wishes)),
  );
  return requests.toReversed();
}

/** Selects the ids of the requests with wishes beyond their orders, the oldest first: among these, or of a period. */
export async function selectIdsWithWishes(
  database: DbExecutor,
  among: { ids: readonly string[] } | { from: Date; before: Date },
): Promise<string[]> {
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      and(
        isNotNull(quoteRequests.wishes),
        'ids' in among
          ? isOneOf(quoteRequests.id, among.ids)
          : and(gte(quoteRequests.createdAt, among.from), lt(quoteRequests.createdAt, among.before)),
      ),
    )
    .orderBy(asc(quoteRequests.createdAt), asc(quoteRequests.id));
  return rows.map(({ id }) => id);
}
