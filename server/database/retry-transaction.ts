import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Failure } from '#contract/errors.ts';
import type { Database, Transaction } from './connect.ts';
import { databaseErrorBehind } from './database-error.ts';

const MAX_TRIES = 5;
const LONGEST_PAUSE_MS = 50;
/** Serialization failure and deadlock: the transaction was taken back, and may well succeed when run again. */
const COLLISIONS = ['40001', '40P01'];

type Act<Result> = (transaction: Transaction) => Promise<Result>;

/** Runs a transaction, again when it collided with others. What it does outside the database may happen several times. */
export async function retryTransaction<Result>(database: Database, act: Act<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runTransaction(database, act);
    } catch (cause) {
      const { code = '' } = databaseErrorBehind(cause) ?? {};
      if (tries === MAX_TRIES || !COLLISIONS.includes(code)) throw cause;
    }
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}

/**
 * Runs a transaction once. Drizzle's own keeps a connection for ever when it cannot begin on it; here it comes back,
 * and is closed unless the database or we have refused something: what it was told last may yet be done.
 */
export async function runTransaction<Result>(database: Database, act: Act<Result>): Promise<Result> {
  const client = await database.$client.connect();
  let isSound = false;
  try {
    const result = await drizzle(client).transaction(act as never, { isolationLevel: 'read committed' });
    isSound = true;
    return result as Result;
  } catch (cause) {
    isSound = cause instanceof Failure || databaseErrorBehind(cause) !== undefined;
    throw cause;
  } finally {
    client.release(!isSound);
  }
}
