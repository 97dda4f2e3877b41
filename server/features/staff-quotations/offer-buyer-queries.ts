import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { accounts, quoteRequests } from '#server/platform/database/schema.ts';

const MAX_REQUESTS = 5;

/** Whose request it is; undefined once the account is deleted. */
export async function selectAsker(db: DbExecutor, quoteRequestId: string) {
  const [asker] = await db
    .select({ id: accounts.id, phone: accounts.phone })
    .from(quoteRequests)
    .innerJoin(accounts, eq(accounts.id, quoteRequests.accountId))
    .where(eq(quoteRequests.id, quoteRequestId));
  return asker;
}

/** How much an account has asked for and accepted; of several acceptances of a request the last one counts. */
export async function selectTally(db: DbExecutor, accountId: string) {
  const { rows } = await db.execute<{ requests: number; accepted: number; totalPaise: number }>(sql`
    with mine as (select id from quote_requests where account_id = ${accountId}),
    accepted as (
      select distinct on (quote_request_id) total_paise from quotation_acceptances
      where quote_request_id in (select id from mine) and undone_at is null
      order by quote_request_id, accepted_at desc)
    select (select count(*)::integer from mine) as requests, count(*)::integer as accepted,
      coalesce(sum(total_paise), 0)::float8 as "totalPaise" from accepted`);
  return rows[0] ?? { requests: 0, accepted: 0, totalPaise: 0 };
}

export async function selectOtherRequests(db: DbExecutor, accountId: string, quoteRequestId: string) {
  const { id, financialYear, runningNumber, createdAt, state } = quoteRequests;
  return db
    .select({ id, financialYear, runningNumber, createdAt, state })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.accountId, accountId), ne(id, quoteRequestId)))
    .orderBy(desc(createdAt))
    .limit(MAX_REQUESTS);
}
