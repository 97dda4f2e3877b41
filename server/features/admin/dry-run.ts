import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { isRollback } from '#server/platform/database/transaction.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Finds out what a step would do: takes it and takes it back, so that nothing is stored and no mail is sent.
 * @throws what the step throws.
 */
export async function dryRun<Result>(
  database: Database,
  operator: Operator,
  work: (transaction: Transaction) => Promise<Result>,
  via?: string,
): Promise<Result> {
  let outcome: { result: Result } | undefined;
  try {
    const tryWork = async (transaction: Transaction) => {
      outcome = { result: await work(transaction) };
      transaction.rollback();
    };
    await runAsOperator(database, operator, tryWork, via);
  } catch (cause) {
    if (!isRollback(cause) || !outcome) throw cause;
  }
  if (!outcome) throw new Error('The dry run has no result.');
  return outcome.result;
}
