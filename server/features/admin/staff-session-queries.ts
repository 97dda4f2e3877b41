import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import { staff, staffSessions } from '#server/platform/database/schema.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';

/** How long a session of the desk may go unused. */
const IDLE_MINUTES = 60;
/** How long a proof of who somebody is counts as fresh. */
const PROOF_MINUTES = 5;

const isOpen = and(
  gt(staffSessions.expiresAt, sql`now()`),
  isNull(staff.removedAt),
  or(
    eq(staffSessions.kind, 'token'),
    gt(staffSessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
  ),
);
/** A program cannot prove anything: the person who began its session could read and write on the machine. */
const hasFreshProof = sql<boolean>`
  ${staffSessions.kind} = 'token' or coalesce(${staffSessions.provedAt} > now() - make_interval(mins => ${PROOF_MINUTES}), false)`;

type NewStaffSession = { tokenHash: Buffer; staffId: string; kind?: 'token' | 'desk'; device?: string };

/** A session of the desk begins with a proof. @returns when it expires, by the database's clock. */
export async function insertStaffSession(
  transaction: Transaction,
  { kind = 'token', ...session }: NewStaffSession,
  hours: number,
): Promise<Date> {
  const rows = await transaction
    .insert(staffSessions)
    .values({
      ...session,
      kind,
      provedAt: kind === 'desk' ? sql`now()` : null,
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ expiresAt: staffSessions.expiresAt });
  const [row] = rows;
  if (!row) throw new Error('The session was not stored.');
  return row.expiresAt;
}

/** Every call of an operator begins with it. */
const staffBySession = prepareQueryOnce((db) =>
  db
    .select({
      id: staff.id,
      name: staff.name,
      role: staff.role,
      sessionId: staffSessions.id,
      hasFreshProof,
      isSeenLongAgo: sql<boolean>`${staffSessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        eq(staffSessions.kind, sql.placeholder('kind')),
        isOpen,
      ),
    )
    .prepare('staff-by-session'),
);

export async function selectStaffBySession(
  database: Database,
  tokenHash: Buffer,
  kind: 'token' | 'desk',
): Promise<(Omit<StaffMember, 'via' | 'permissions'> & { isSeenLongAgo: boolean }) | undefined> {
  const rows = await staffBySession(database).execute({ tokenHash, kind });
  return rows[0];
}

export async function updateLastSeen(database: DbExecutor, tokenHash: Buffer): Promise<void> {
  await database
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

/** Selects the open sessions, the one that expires first at the top. */
export async function selectStaffSessions(database: DbExecutor) {
  return database
    .select({
      name: staff.name,
      kind: staffSessions.kind,
      createdAt: staffSessions.createdAt,
      expiresAt: staffSessions.expiresAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(isOpen)
    .orderBy(asc(staffSessions.expiresAt));
}

/** The open sessions of one person, the one that was used last at the top. */
export async function selectSessionsByStaff(database: DbExecutor, staffId: string) {
  const { id, kind, device, createdAt, lastSeenAt } = staffSessions;
  return database
    .select({ id, kind, device, createdAt, lastSeenAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.staffId, staffId), isOpen))
    .orderBy(desc(lastSeenAt));
}

/** The role that each of these sessions has now; those that have ended are left out. */
export async function selectRolesBySession(
  database: DbExecutor,
  ids: readonly string[],
): Promise<Map<string, StaffMember['role']>> {
  const rows = await database
    .select({ id: staffSessions.id, role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(inArray(staffSessions.id, [...ids]), isOpen));
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** How many open sessions each person has, by id; those without one are left out. */
export async function countOpenSessions(database: DbExecutor): Promise<Map<string, number>> {
  const rows = await database
    .select({ staffId: staffSessions.staffId, count: count() })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(isOpen)
    .groupBy(staffSessions.staffId);
  return new Map(rows.map((row) => [row.staffId, row.count]));
}

export async function updateProofTime(transaction: Transaction, sessionId: string): Promise<void> {
  await transaction
    .update(staffSessions)
    .set({ provedAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId));
}

/** @returns whether the person had such a session. */
export async function deleteStaffSession(
  transaction: Transaction,
  staffId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), sql`${staffSessions.id}::text = ${sessionId}`))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Deletes a session that was found to be over. */
export async function deleteEndedSession(
  database: DbExecutor,
  tokenHash: Buffer,
  kind: 'token' | 'desk',
): Promise<void> {
  await database
    .delete(staffSessions)
    .where(and(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.kind, kind)));
}

/** @returns how many there were, expired ones included. */
export async function deleteStaffSessions(transaction: Transaction, staffId: string): Promise<number> {
  const rows = await transaction
    .delete(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .returning({ staffId: staffSessions.staffId });
  return rows.length;
}
