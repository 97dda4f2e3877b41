import { asc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { accounts } from '#server/platform/database/schema.ts';

/** @param blockedReason null to lift the block. */
export async function updateBlock(db: DbExecutor, accountId: string, blockedReason: string | null) {
  const blockedAt = blockedReason === null ? null : sql`now()`;
  await db.update(accounts).set({ blockedAt, blockedReason }).where(eq(accounts.id, accountId));
}

/** @param domain without characters that have a meaning in patterns. */
function hasEmailIn(domain: string): SQL | undefined {
  return or(like(accounts.email, `%@${domain}`), like(accounts.email, `%.${domain}`));
}

export async function countAccountsInDomain(db: DbExecutor, domain: string): Promise<number> {
  return db.$count(accounts, hasEmailIn(domain));
}

/** Locks the accounts whose e-mail address is in a domain, so that a login waits and then sees the block. */
export async function lockAccountsInDomain(transaction: Transaction, domain: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(hasEmailIn(domain))
    .orderBy(asc(accounts.id))
    .for('update');
  return rows.map(({ id }) => id);
}
