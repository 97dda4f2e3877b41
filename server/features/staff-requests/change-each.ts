import { AppError } from '#contract/errors.ts';
import type { WireOutcome } from '#contract/staff-requests.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { type Operator, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { selectNumbers } from './repository.ts';

/**
 * Changes each of several requests in a transaction of its own, in the operator's name. One that cannot be changed does
 * not keep the others from it.
 * @param change throws an AppError that says why a request cannot be changed.
 */
export async function changeEach<Item extends { request: string }>(
  database: Database,
  operator: Operator,
  items: readonly Item[],
  change: (transaction: Transaction, item: Item) => Promise<void>,
): Promise<WireOutcome[]> {
  const numbers = await selectNumbers(
    database,
    items.map(({ request }) => request),
  );
  const outcomes: WireOutcome[] = [];
  for (const item of items) {
    const number = numbers.get(item.request);
    const outcome = {
      request: item.request,
      estimate_number: number ? formatEstimateNumber(number.financialYear, number.runningNumber) : '',
    };
    try {
      await runAsOperator(database, operator, (transaction) => change(transaction, item));
      outcomes.push({ ...outcome, is_done: true, reason: '' });
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      outcomes.push({ ...outcome, is_done: false, reason: cause.message });
    }
  }
  return outcomes;
}
