import type { Database } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { replaceRequestCounts } from './repository.ts';

/** Counts how often each product was asked for among the recent orders without spam, by which searches are ranked. */
export async function countRequests(database: Database): Promise<void> {
  await runTransaction(database, replaceRequestCounts);
}
