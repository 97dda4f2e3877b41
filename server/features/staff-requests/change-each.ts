import { AppError } from '#contract/errors.ts';
import { type Operator, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { selectNumbers } from './repository.ts';

/** Of one request; the number is undefined when there is no such request, the refusal when it was changed. */
export type Outcome = {
  request: string;
  number: { financialYear: string; runningNumber: number } | undefined;
  refusal: AppError | undefined;
};

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
): Promise<Outcome[]> {
  const numbers = await selectNumbers(
    database,
    items.map(({ request }) => request),
  );
  const outcomes: Outcome[] = [];
  for (const item of items) {
    let refusal: AppError | undefined;
    try {
      await runAsOperator(database, operator, (transaction) => change(transaction, item));
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      refusal = cause;
    }
    outcomes.push({ request: item.request, number: numbers.get(item.request), refusal });
  }
  return outcomes;
}
