import { listPermissions } from '#contract/staff-permissions.ts';
import { hashToken } from '#server/features/accounts/secrets.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import { STAFF_CALL } from './run-as-operator.ts';
import { deleteEndedSession, selectStaffBySession, updateLastSeen } from './staff-session-queries.ts';

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
