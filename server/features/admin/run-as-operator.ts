import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { findDatabaseError, UNIQUE_VIOLATION } from '#server/platform/database/database-error.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { getCommandLineUser } from './command-line-user.ts';

/**
 * Makes changes in one transaction and attributes them to an operator: triggers record them in `changes`.
 * @param operator a name; not empty.
 * @param work may run several times, as it is retried after a collision, so it must change nothing but the database.
 * @throws AppError 'conflict' when somebody else adds the same row at the same moment.
 */
export async function runAsOperator<Result>(
  database: Database,
  operator: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await retryTransaction(database, async (transaction) => {
      await setActor(transaction, operator);
      return work(transaction);
    });
  } catch (cause) {
    if (findDatabaseError(cause)?.code !== UNIQUE_VIOLATION) throw cause;
    throw new AppError('conflict', 'Somebody has just added this. Please check and try again.');
  }
}

/** Attributes all changes of a transaction to an operator, and notes whose process makes them. */
export async function setActor(transaction: Transaction, operator: string): Promise<void> {
  await transaction.execute(sql`
    select set_config('shop.operator', ${operator}, true), set_config('shop.via', ${getCommandLineUser()}, true)`);
}
