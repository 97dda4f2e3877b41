import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';

/**
 * Searches read the index of words and marks, whatever the planner thinks of it: it cannot know how few listings fit
 * several words and choices together, and a whole table read is the one thing that must not happen.
 */
export async function searching<Result>(
  database: Database,
  search: (source: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off; set local statement_timeout = 3000`);
      return search(transaction);
    },
    { accessMode: 'read only' },
  );
}
