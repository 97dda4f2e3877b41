import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  apiKeys,
  staff,
  staffLinks,
  staffPasskeys,
  staffRecoveryCodes,
  staffTotp,
} from '#server/platform/database/schema.ts';

/** Everybody, also those who were removed. */
export async function selectStaff(db: DbExecutor) {
  return db.select().from(staff).orderBy(asc(staff.name));
}

export async function selectActiveNames(db: DbExecutor): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(staff)
    .where(isNull(staff.removedAt))
    .orderBy(asc(staff.name));
  return rows.map(({ name }) => name);
}

/** @param name in any case. */
export async function selectStaffMember(db: DbExecutor, name: string) {
  const rows = await db
    .select()
    .from(staff)
    .where(sql`lower(${staff.name} collate pg_c_utf8) = lower(${name} collate pg_c_utf8)`);
  return rows[0];
}

/** Whether an API key has ever had this name, in any case: what it has done is recorded under it. */
export async function isNameOfKey(db: DbExecutor, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(sql`lower(${apiKeys.name} collate pg_c_utf8) = lower(${name} collate pg_c_utf8)`)
    .limit(1);
  return rows.length > 0;
}

export async function insertStaffMember(transaction: Transaction, member: typeof staff.$inferInsert) {
  await transaction.insert(staff).values(member);
}

/** Changes a person, who then has another version. */
export async function updateStaffMember(
  transaction: Transaction,
  id: string,
  change: PgUpdateSetSource<typeof staff>,
) {
  await transaction
    .update(staff)
    .set({ ...change, version: sql`${staff.version} + 1` })
    .where(eq(staff.id, id));
}

/** Notes that a person is removed as of this transaction. */
export async function updateRemovedNow(transaction: Transaction, id: string): Promise<void> {
  await updateStaffMember(transaction, id, { removedAt: sql`now()` });
}

/** Locks a person against other changes; undefined when there is no such person, or they were removed. */
export async function lockStaffMember(transaction: Transaction, id: string) {
  const rows = await transaction
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('update');
  return rows[0];
}

/** Locks all owners, always in the same order. @returns their ids. */
export async function lockOwners(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Stores the link of a person, which ends a former one. */
export async function replaceStaffLink(
  transaction: Transaction,
  link: { staffId: string; tokenHash: Buffer },
  hours: number,
): Promise<void> {
  await transaction.delete(staffLinks).where(eq(staffLinks.staffId, link.staffId));
  await transaction
    .insert(staffLinks)
    .values({ ...link, expiresAt: sql`now() + make_interval(hours => ${hours})` });
}

/** Deletes all by which a person can prove who they are, and the links by which they could set it up. */
export async function deleteProofs(transaction: Transaction, id: string): Promise<void> {
  for (const table of [staffLinks, staffPasskeys, staffTotp, staffRecoveryCodes])
    await transaction.delete(table).where(eq(table.staffId, id));
}
