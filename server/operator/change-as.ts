import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { findDatabaseError } from '#server/platform/database/database-error.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Makes changes in one transaction and in somebody's name: triggers write each of them down in `changes`.
 * @param operator whom the changes are put down to; not empty.
 * @param work is done again when it collides with others, so it changes nothing but the database.
 * @throws Failure 'conflict' when somebody else adds the same at the same moment.
 */
export async function changeAs<Result>(
  database: Database,
  operator: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await retryTransaction(database, inNameOf(operator, work));
  } catch (cause) {
    if (findDatabaseError(cause)?.code !== UNIQUE_VIOLATION) throw cause;
    throw new AppError('conflict', 'Somebody has just added the same. Please look again.');
  }
}

/** What is done with a transaction, put down to somebody. */
export function inNameOf<Result>(operator: string, work: (transaction: Transaction) => Promise<Result>) {
  return async (transaction: Transaction): Promise<Result> => {
    await transaction.execute(sql`select set_config('shop.operator', ${operator}, true)`);
    return work(transaction);
  };
}
