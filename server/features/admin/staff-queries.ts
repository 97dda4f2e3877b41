import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { staff } from '#server/platform/database/schema.ts';

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

export async function insertStaffMember(transaction: Transaction, member: typeof staff.$inferInsert) {
  await transaction.insert(staff).values(member);
}

export async function updateRemovedAt(transaction: Transaction, id: string, isRemoved: boolean) {
  await transaction
    .update(staff)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(eq(staff.id, id));
}
