import { eq } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { accounts, emailChanges } from '#server/platform/database/schema.ts';

/** Ends an earlier change of the account that was not confirmed, with its link. */
export async function replaceEmailChange(db: DbExecutor, change: typeof emailChanges.$inferInsert) {
  await db.delete(emailChanges).where(eq(emailChanges.accountId, change.accountId));
  await db.insert(emailChanges).values(change);
}

/** The change with its account's password hash. */
export async function selectEmailChange(db: DbExecutor, id: string) {
  const { accountId, email, deviceHash } = emailChanges;
  const { passwordHash } = accounts;
  const rows = await db
    .select({ accountId, email, deviceHash, passwordHash })
    .from(emailChanges)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(emailChanges.id, id));
  return rows[0];
}

export async function updateEmail(db: DbExecutor, accountId: string, email: string) {
  await db.update(accounts).set({ email }).where(eq(accounts.id, accountId));
}
