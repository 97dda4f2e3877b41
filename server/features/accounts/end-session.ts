import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteSessionById } from './repository.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

/** @throws AppError 'not_found' when the buyer has no such session, even if somebody else has. */
export async function endSession(database: Database, buyer: Buyer, sessionId: string): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    if (!(await deleteSessionById(transaction, buyer.id, sessionId))) {
      throw new AppError('not_found', 'Session not found.');
    }
    await insertSecurityEvent(transaction, buyer.id, 'session_ended');
  });
  return 'The device has been logged out.';
}
