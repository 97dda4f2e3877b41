import { eq, or } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { accounts, securityEvents } from '#server/platform/database/schema.ts';

type MergedAccount = { id: string; phone: string | null };

/**
 * Marks an account, with those that are part of it already, as a part of another one. Its security log goes there, and
 * its verified phone number if the other one has none.
 */
export async function markMerged(db: DbExecutor, from: MergedAccount, into: MergedAccount): Promise<void> {
  await db
    .update(accounts)
    .set({ mergedInto: into.id, phone: null })
    .where(or(eq(accounts.id, from.id), eq(accounts.mergedInto, from.id)));
  await db
    .update(accounts)
    .set({ phone: into.phone ?? from.phone })
    .where(eq(accounts.id, into.id));
  await db.update(securityEvents).set({ accountId: into.id }).where(eq(securityEvents.accountId, from.id));
}

/** The accounts that are part of this one. */
export async function selectMergedAccounts(db: DbExecutor, accountId: string) {
  const { id, name, email, createdAt, agreedAt, policyVersion } = accounts;
  return db
    .select({ id, name, email, createdAt, agreedAt, policyVersion })
    .from(accounts)
    .where(eq(accounts.mergedInto, accountId));
}
