import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pLimit, { type LimitFunction } from 'p-limit';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from './connection.ts';
import { findDatabaseError } from './database-error.ts';

const MAX_ATTEMPTS = 5;
const MAX_DELAY_MS = 50;
/** Serialization failure and deadlock: the transaction was rolled back, and may succeed when retried. */
const RETRYABLE_CODES = ['40001', '40P01'];

/**
 * Transactions may wait for each other's locks. They never take all connections of a pool, so that one that holds a
 * lock for long delays other transactions only.
 */
const MAX_CONCURRENT = 12;
const MAX_QUEUED = 200;
const queues = new WeakMap<pg.Pool, LimitFunction>();

const READ_COMMITTED: PgTransactionConfig = { isolationLevel: 'read committed' };
/** All statements see the database as of one moment. */
export const READ_SNAPSHOT: PgTransactionConfig = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
};

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

/** Whether a callback has ended its transaction by `rollback`, which takes back all it has done. */
export function isRollback(cause: unknown): boolean {
  return cause instanceof TransactionRollbackError;
}

function getQueue(pool: pg.Pool): LimitFunction {
  const queue = queues.get(pool) ?? pLimit(MAX_CONCURRENT);
  queues.set(pool, queue);
  return queue;
}

/**
 * The load of a pool without its transactions: their number is limited, and most of their time may be waiting for
 * locks, which is no load.
 */
export function withoutTransactions(
  pool: pg.Pool,
): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> {
  return {
    get totalCount() {
      return pool.totalCount - getQueue(pool).activeCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
  };
}

/**
 * Runs a transaction once, when it is its turn.
 * @throws AppError 'unavailable' when too many others are waiting, or its turn does not come in time.
 */
export async function runTransaction<Result>(
  database: Database,
  callback: TransactionCallback<Result>,
  config = READ_COMMITTED,
): Promise<Result> {
  const pool = database.$client;
  const queue = getQueue(pool);
  const queuedAt = performance.now();
  if (queue.pendingCount >= MAX_QUEUED) throw createBusyError();
  return queue(() => {
    // As long as for a connection, which it would wait for without this queue.
    if (performance.now() - queuedAt > (pool.options.connectionTimeoutMillis ?? 0)) throw createBusyError();
    return runTransactionNow(database, callback, config);
  });
}

function createBusyError(): AppError {
  return new AppError('unavailable', 'The shop is very busy. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}

/**
 * Drizzle's own `transaction` leaks the connection when BEGIN fails; here it is always released. After an error that
 * came neither from the database nor as an AppError it is also closed, because its last statement may still be running.
 */
async function runTransactionNow<Result>(
  database: Database,
  callback: TransactionCallback<Result>,
  config: PgTransactionConfig,
): Promise<Result> {
  const client = await database.$client.connect();
  let isReusable = false;
  try {
    const result = await drizzle(client).transaction(callback as never, config);
    isReusable = true;
    return result as Result;
  } catch (cause) {
    isReusable = cause instanceof AppError || findDatabaseError(cause) !== undefined;
    throw cause;
  } finally {
    client.release(!isReusable);
  }
}
