import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { findDatabaseError, UNIQUE_VIOLATION } from '#server/platform/database/database-error.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { setChangeActor } from './change-queries.ts';
import { getCommandLineUser } from './command-line-user.ts';

/** Through what a person makes a change with a call of the API. A program with an API key has a value of its own. */
export const STAFF_CALL = 'staff call';

/** Who makes changes: a name, not empty, or a name and through what they are made. */
export type Operator = string | { name: string; via: string };

/** Who makes a call of the API, for use cases that the command line has too. */
export function byStaffCall({ name, via }: { name: string; via: string }): Operator {
  return { name, via };
}

/**
 * Makes changes in one transaction and attributes them to an operator: triggers record them in `changes`.
 * Without `via`, this process is how the changes are made.
 * @param work may run several times, as it is retried after a collision, so it must change nothing but the database.
 * @throws AppError 'conflict' when somebody else adds the same row at the same moment.
 */
export async function runAsOperator<Result>(
  database: Database,
  operator: Operator,
  work: (transaction: Transaction) => Promise<Result>,
  via = getCommandLineUser(),
): Promise<Result> {
  try {
    return await retryTransaction(database, async (transaction) => {
      await setActor(transaction, operator, via);
      return work(transaction);
    });
  } catch (cause) {
    if (findDatabaseError(cause)?.code !== UNIQUE_VIOLATION) throw cause;
    throw new AppError('conflict', 'Somebody has just added this. Please check and try again.');
  }
}

/** Attributes all changes of a transaction to an operator, and notes through what they are made. */
export async function setActor(
  transaction: Transaction,
  operator: Operator,
  via = getCommandLineUser(),
): Promise<void> {
  await setChangeActor(transaction, typeof operator === 'string' ? { name: operator, via } : operator);
}
