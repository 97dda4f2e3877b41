import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteSession } from './repository.ts';
import { hashToken } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

export async function logOut(database: Database, buyer: Buyer, token: string): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    const isEnded = await deleteSession(transaction, hashToken(token));
    if (isEnded) await insertSecurityEvent(transaction, buyer.id, 'logout');
  });
  return 'You have been logged out.';
}
