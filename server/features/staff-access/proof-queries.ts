import { and, asc, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  staff,
  staffChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffTotp,
} from '#server/platform/database/schema.ts';

/** By what operators prove who they are. */

const CHALLENGE_MINUTES = 5;

/** @param staffId null for somebody who logs in. */
export async function insertChallenge(db: DbExecutor, challenge: string, staffId: string | null) {
  const expiresAt = sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`;
  await db.insert(staffChallenges).values({ challenge, staffId, expiresAt });
}

/** @returns whether it was given to this person, and neither used before nor expired. It is used now. */
export async function deleteChallenge(
  db: DbExecutor,
  challenge: string,
  staffId: string | null,
): Promise<boolean> {
  const isTheirs = staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId);
  const rows = await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.challenge, challenge), isTheirs, gt(staffChallenges.expiresAt, sql`now()`)))
    .returning({ challenge: staffChallenges.challenge });
  return rows.length > 0;
}

/** The oldest first. */
export async function selectPasskeys(db: DbExecutor, staffId: string) {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));
}

/** The passkey with this id, unless its operator was removed. */
export async function selectPasskey(db: DbExecutor, id: string) {
  const rows = await db
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, id), isNull(staff.removedAt)));
  return rows[0]?.passkey;
}

export async function insertPasskey(transaction: Transaction, passkey: typeof staffPasskeys.$inferInsert) {
  await transaction.insert(staffPasskeys).values(passkey);
}

/** @returns whether it is still there. */
export async function updatePasskeyUsed(
  transaction: Transaction,
  id: string,
  counter: number,
): Promise<boolean> {
  const rows = await transaction
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(staffPasskeys.id, id))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

/** @returns whether the person had it. */
export async function deletePasskey(transaction: Transaction, staffId: string, id: string): Promise<boolean> {
  const rows = await transaction
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

export async function selectTotp(db: DbExecutor, staffId: string) {
  const rows = await db.select().from(staffTotp).where(eq(staffTotp.staffId, staffId));
  return rows[0];
}

/** Of an app that is being set up. */
export async function upsertNextSecret(db: DbExecutor, staffId: string, nextSecret: Buffer) {
  await db
    .insert(staffTotp)
    .values({ staffId, nextSecret })
    .onConflictDoUpdate({ target: staffTotp.staffId, set: { nextSecret } });
}

/** Its app is set up, by the code of this period. */
export async function upsertTotp(
  transaction: Transaction,
  staffId: string,
  secret: Buffer,
  lastPeriod: number,
) {
  const values = { secret, lastPeriod, confirmedAt: sql`now()`, nextSecret: null };
  await transaction
    .insert(staffTotp)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffTotp.staffId, set: values });
}

/** @returns whether no code of this period or a later one was taken before. One is taken now. */
export async function updateLastPeriod(db: DbExecutor, staffId: string, period: number): Promise<boolean> {
  const rows = await db
    .update(staffTotp)
    .set({ lastPeriod: period })
    .where(and(eq(staffTotp.staffId, staffId), lt(staffTotp.lastPeriod, period)))
    .returning({ staffId: staffTotp.staffId });
  return rows.length > 0;
}

export async function deleteTotp(transaction: Transaction, staffId: string) {
  await transaction.delete(staffTotp).where(eq(staffTotp.staffId, staffId));
}

/** Replaces all recovery codes of a person. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  staffId: string,
  hashes: readonly Buffer[],
) {
  await transaction.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await transaction.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

const isUnused = (staffId: string) =>
  and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));

/** @returns whether the person had this code and has not used it before. It is used now. */
export async function updateRecoveryCodeUsed(
  db: DbExecutor,
  staffId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isUnused(staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ staffId: staffRecoveryCodes.staffId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: DbExecutor, staffId: string): Promise<number> {
  return db.$count(staffRecoveryCodes, isUnused(staffId));
}

/** How many passkeys each person has, by id; those without one are left out. */
export async function countPasskeys(db: DbExecutor): Promise<Map<string, number>> {
  const rows = await db
    .select({ staffId: staffPasskeys.staffId, count: count() })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.staffId);
  return new Map(rows.map((row) => [row.staffId, row.count]));
}

/** The ids of those who have an authenticator app. */
export async function selectTotpHolders(db: DbExecutor): Promise<Set<string>> {
  const rows = await db
    .select({ staffId: staffTotp.staffId })
    .from(staffTotp)
    .where(isNotNull(staffTotp.secret));
  return new Set(rows.map(({ staffId }) => staffId));
}
