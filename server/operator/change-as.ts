import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';

/**
 * Makes changes in one transaction and in somebody's name: triggers write each of them down in `changes`.
 * @param operator whom the changes are put down to; not empty.
 */
export async function changeAs<Result>(
  database: Database,
  operator: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('shop.operator', ${operator}, true)`);
    return work(transaction);
  });
}
