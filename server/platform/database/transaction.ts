import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from './connection.ts';
import { findDatabaseError } from './database-error.ts';

const MAX_ATTEMPTS = 5;
const MAX_DELAY_MS = 50;
/** Serialization failure and deadlock: the transaction was rolled back, and may succeed when retried. */
const RETRYABLE_CODES = ['40001', '40P01'];

type TransactionCallback<Result> = (transaction: Transaction) => Promise<Result>;

/** Runs a transaction and retries it after a collision, so effects outside the database may happen several times. */
export async function retryTransaction<Result>(
  database: Database,
  callback: TransactionCallback<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(database, callback);
    } catch (cause) {
      const { code = '' } = findDatabaseError(cause) ?? {};
      if (attempt === MAX_ATTEMPTS || !RETRYABLE_CODES.includes(code)) throw cause;
    }
    await sleep(Math.random() * MAX_DELAY_MS);
  }
}

/**
 * Runs a transaction once. Drizzle's own `transaction` leaks the connection when BEGIN fails; here it is always
 * released. After an error that came neither from the database nor as an AppError it is also closed, because its last
 * statement may still be running.
 */
export async function runTransaction<Result>(
  database: Database,
  callback: TransactionCallback<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  let isReusable = false;
  try {
    const result = await drizzle(client).transaction(callback as never, { isolationLevel: 'read committed' });
    isReusable = true;
    return result as Result;
  } catch (cause) {
    isReusable = cause instanceof AppError || findDatabaseError(cause) !== undefined;
    throw cause;
  } finally {
    client.release(!isReusable);
  }
}
