import { AppError } from '#contract/errors.ts';
import { deleteSessionById, deleteSessionsByAccount } from '#server/features/accounts/repository.ts';
import { insertSecurityEvent } from '#server/features/accounts/security-event-queries.ts';
import { getAccount } from '#server/features/admin/change-accounts.ts';
import { type Operator, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { Database } from '#server/platform/database/connection.ts';

/**
 * Logs a buyer out of all browsers, or of one.
 * @throws AppError 'not_found' when there is no such account or session.
 */
export function endSessionsOfBuyer(
  database: Database,
  operator: Operator,
  accountId: string,
  sessionId: string | undefined,
): Promise<void> {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await getAccount(transaction, accountId);
    if (sessionId === undefined) await deleteSessionsByAccount(transaction, id);
    else if (!(await deleteSessionById(transaction, id, sessionId))) {
      throw new AppError('not_found', 'This session has already ended.');
    }
    await insertSecurityEvent(transaction, id, 'session_ended');
  });
}
