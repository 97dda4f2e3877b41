import { AppError } from '#contract/errors.ts';
import { setLastRemovalAt } from '#server/features/orders/last-removal-queries.ts';
import { deletePseudonymisationHold } from '#server/features/orders/pseudonymisation-queries.ts';
import { pseudonymiseReleasedQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Pseudonymises the quote requests that were held back. What else was held back is removed with the next expired data.
 * @returns their number.
 * @throws AppError 'conflict' when none are held back.
 */
export async function releaseHeldRequests(database: Database, operator: Operator): Promise<number> {
  const now = await selectNow(database);
  await runAsOperator(database, operator, async (transaction) => {
    if (!(await deletePseudonymisationHold(transaction)))
      throw new AppError('conflict', 'No personal data is held back.');
    await setLastRemovalAt(transaction, now);
  });
  return pseudonymiseReleasedQuoteRequests(database, now);
}
