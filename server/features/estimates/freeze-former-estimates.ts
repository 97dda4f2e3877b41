import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { freezeFormerEstimate } from './freeze-estimate.ts';
import { selectIdsWithoutRevision } from './revision-queries.ts';

/** About a second's work, so that a shop that closes does not wait for long. */
const BATCH_SIZE = 200;

/**
 * Freezes the next estimates of quote requests that are older than revisions.
 * @param after the id of the last quote request of the batch before; '' for the first batch.
 * @returns the id of the last quote request, if there may be more.
 */
export async function freezeFormerEstimates(
  database: Database,
  brand: Brand,
  after: string,
): Promise<string | undefined> {
  const ids = await selectIdsWithoutRevision(database, after, BATCH_SIZE);
  for (const id of ids) {
    await retryTransaction(database, (transaction) => freezeFormerEstimate(transaction, id, brand));
  }
  return ids.length < BATCH_SIZE ? undefined : ids.at(-1);
}
