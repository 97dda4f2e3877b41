import { count, desc, eq } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { staff, staffSecurityEvents } from '#server/platform/database/schema.ts';

export type StaffSecurityEventName = (typeof staffSecurityEvents.$inferSelect)['event'];

/** @param staffId null when nobody is named so. */
export async function insertStaffSecurityEvent(
  db: DbExecutor,
  staffId: string | null,
  event: StaffSecurityEventName,
  address: string,
): Promise<void> {
  await db.insert(staffSecurityEvents).values({ staffId, event, address });
}

/** Newest first, each with the operator's name, which is null when nobody was named so. */
export async function selectStaffSecurityEvents(db: DbExecutor, limit: number) {
  const { id, event, address, happenedAt } = staffSecurityEvents;
  return db
    .select({ name: staff.name, event, address, happenedAt })
    .from(staffSecurityEvents)
    .leftJoin(staff, eq(staff.id, staffSecurityEvents.staffId))
    .orderBy(desc(happenedAt), desc(id))
    .limit(limit);
}

export async function countStaffSecurityEvents(db: DbExecutor): Promise<number> {
  const rows = await db.select({ count: count() }).from(staffSecurityEvents);
  return rows[0]?.count ?? 0;
}
