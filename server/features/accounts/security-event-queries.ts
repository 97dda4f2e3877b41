import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { accounts, securityEvents } from '#server/platform/database/schema.ts';

type SecurityEventName = (typeof securityEvents.$inferSelect)['event'];

export async function insertSecurityEvent(db: DbExecutor, accountId: string, event: SecurityEventName) {
  await db.insert(securityEvents).values({ accountId, event });
}

/**
 * Records a failed login if the address has an account. It is one statement in either case, and its commit does not
 * wait for the disk, so that the time of the response does not reveal the account.
 */
export async function insertFailedLogin(db: DbExecutor, email: string) {
  const event: SecurityEventName = 'login_failed';
  await db.execute(sql`
    with setting as materialized (select set_config('synchronous_commit', 'off', true))
    insert into security_events (account_id, event)
    select accounts.id, ${event} from accounts, setting where accounts.email = ${email}`);
}

/**
 * Newest first, each with the account's e-mail address, which is null when the account has been deleted.
 * @param accountId undefined for all accounts.
 */
export async function selectSecurityEvents(
  db: DbExecutor,
  { accountId, limit }: { accountId?: string | undefined; limit: number },
) {
  const { event, happenedAt } = securityEvents;
  return db
    .select({ accountId: securityEvents.accountId, email: accounts.email, event, happenedAt })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .where(isOfAccount(accountId))
    .orderBy(desc(happenedAt), desc(securityEvents.id))
    .limit(limit);
}

/** @param accountId undefined for all accounts. */
export async function countSecurityEvents(db: DbExecutor, accountId: string | undefined): Promise<number> {
  return db.$count(securityEvents, isOfAccount(accountId));
}

function isOfAccount(accountId: string | undefined): SQL | undefined {
  return accountId === undefined ? undefined : eq(securityEvents.accountId, accountId);
}
