import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './connect.ts';
import { databaseErrorBehind } from './database-error.ts';

const MAX_TRIES = 5;
const LONGEST_PAUSE_MS = 50;
/** Serialization failure and deadlock: the transaction was taken back, and may well succeed when run again. */
const COLLISIONS = ['40001', '40P01'];

/** Runs a transaction, again when it collided with others. What it does outside the database may happen several times. */
export async function retryTransaction<Result>(
  database: Database,
  act: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(act, { isolationLevel: 'read committed' });
    } catch (cause) {
      const { code = '' } = databaseErrorBehind(cause) ?? {};
      if (tries === MAX_TRIES || !COLLISIONS.includes(code)) throw cause;
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
