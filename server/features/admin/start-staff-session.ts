import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { getActiveMember } from './change-staff.ts';
import { runAsOperator } from './run-as-operator.ts';
import { insertStaffSession } from './staff-session-queries.ts';

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
