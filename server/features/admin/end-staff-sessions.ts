import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { getActiveMember } from './change-staff.ts';
import { runAsOperator } from './run-as-operator.ts';
import { deleteStaffSessions } from './staff-session-queries.ts';

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
