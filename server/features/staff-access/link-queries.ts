import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { staff, staffLinks } from '#server/platform/database/schema.ts';

/** The person whom the link is for, unless it is unknown, was used or has expired, or the person was removed. */
export async function selectStaffByLink(db: DbExecutor, tokenHash: Buffer) {
  const rows = await db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(
      and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.expiresAt, sql`now()`), isNull(staff.removedAt)),
    );
  return rows[0];
}

/** @returns whether the link was still there. */
export async function deleteLink(transaction: Transaction, tokenHash: Buffer): Promise<boolean> {
  const rows = await transaction
    .delete(staffLinks)
    .where(eq(staffLinks.tokenHash, tokenHash))
    .returning({ staffId: staffLinks.staffId });
  return rows.length > 0;
}

/** Until when each person's link works, by id. */
export async function selectLinkTimes(db: DbExecutor): Promise<Map<string, Date>> {
  const rows = await db
    .select({ staffId: staffLinks.staffId, expiresAt: staffLinks.expiresAt })
    .from(staffLinks)
    .where(gt(staffLinks.expiresAt, sql`now()`));
  return new Map(rows.map(({ staffId, expiresAt }) => [staffId, expiresAt]));
}
