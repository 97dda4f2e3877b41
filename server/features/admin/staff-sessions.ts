import { AppError } from '#contract/errors.ts';
import { listPermissions } from '#contract/staff-permissions.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import { getActiveMember } from './change-staff.ts';
import { runAsOperator, STAFF_CALL } from './run-as-operator.ts';
import {
  deleteEndedSession,
  deleteStaffSessions,
  insertStaffSession,
  selectStaffBySession,
  updateLastSeen,
} from './staff-session-queries.ts';

export const SESSION_HOURS = 12;

/**
 * Begins a session for a person of the staff, in whose name the calls of operators are made with its token.
 * @param name in any case.
 * @returns the token, which is stored as a hash only.
 * @throws AppError 'not_found' when there is no such person.
 */
export function startStaffSession(
  database: Database,
  operator: string,
  name: string,
): Promise<{ token: string; name: string; expiresAt: Date }> {
  const token = newToken();
  return runAsOperator(database, operator, async (transaction) => {
    const member = await getActiveMember(transaction, name);
    const session = { tokenHash: hashToken(token), staffId: member.id };
    const expiresAt = await insertStaffSession(transaction, session, SESSION_HOURS);
    return { token, name: member.name, expiresAt };
  });
}

/**
 * Ends all sessions of a person.
 * @returns the person's name.
 * @throws AppError 'not_found' when there is no such person, 'conflict' when no session is open.
 */
export function endStaffSessions(database: Database, operator: string, name: string): Promise<string> {
  return runAsOperator(database, operator, async (transaction) => {
    const member = await getActiveMember(transaction, name);
    const count = await deleteStaffSessions(transaction, member.id);
    if (count === 0) throw new AppError('conflict', `${member.name} has no open session.`);
    return member.name;
  });
}

/**
 * The person whose session has this token; undefined when it is unknown, ended or expired, or of the other kind.
 * @param kind 'token' of a program, or 'desk' of a browser.
 */
export async function findStaffByToken(
  database: Database,
  token: string,
  kind: 'token' | 'desk',
): Promise<StaffMember | undefined> {
  const tokenHash = hashToken(token);
  const found = await selectStaffBySession(database, tokenHash, kind);
  if (!found) {
    // So that it stays invalid if the clock is set back.
    await deleteEndedSession(database, tokenHash, kind);
    return undefined;
  }
  const { isSeenLongAgo, ...member } = found;
  // Once a minute is enough to know whether the desk is in use.
  if (kind === 'desk' && isSeenLongAgo) await updateLastSeen(database, tokenHash);
  return { ...member, via: STAFF_CALL, permissions: listPermissions(member.role) };
}
