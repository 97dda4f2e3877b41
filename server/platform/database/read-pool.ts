import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool, type ReadDatabase, SESSION_OPTIONS } from './connection.ts';
import { findDatabaseError, isDatabaseUnavailable } from './database-error.ts';

/**
 * Reads the catalogue from replicas. Without replicas, and while they fail or lag behind a change that this process
 * knows of, it reads from the primary. Only for single statements that write nothing.
 */
export type ReadPool = {
  database: ReadDatabase;
  /** One per server, the primary's first. */
  pools: pg.Pool[];
  /** Called after a change: replicas are not read until they have replayed it. */
  invalidateReplicas(): void;
  close(): Promise<void>;
};

/**
 * Concurrent statements per server. More than its processors can run would only slow each other down; queueing them
 * here reduces the latency of each, most of all of the slowest.
 */
const MAX_CONCURRENT_STATEMENTS = 2 * availableParallelism();
/** The planner cannot know how few listings have several words together; it must not scan the table. */
const sessionOptions = `${SESSION_OPTIONS} -c enable_seqscan=off`;
const CHECK_INTERVAL_MS = 1000;
const LAGGING_CHECK_INTERVAL_MS = 20;
const CHECK_TIMEOUT_MS = 1000;

/** PostgreSQL's code for what a server does not support, as Aurora's readers do not tell their position. */
const NOT_SUPPORTED = '0A000';

type Replica = { pool: pg.Pool; isCaughtUp: boolean };

export function openReadPool(primaryUrl: string, replicaUrls: readonly string[], log: Logger): ReadPool {
  const onConnectionError = (err: Error) => log.warn({ err }, 'read connection lost');
  const primary = createPool(primaryUrl, onConnectionError, {
    max: MAX_CONCURRENT_STATEMENTS,
    sessionOptions,
  });
  const replicas = replicaUrls.map((url) => ({
    pool: createPool(url, onConnectionError, { max: MAX_CONCURRENT_STATEMENTS, sessionOptions }),
    isCaughtUp: false,
  }));
  const shutdown = new AbortController();
  let changeCount = 0;
  let roundRobin = 0;
  /** The primary's WAL position after the last change. */
  let walPosition: Promise<string> | undefined;

  const pickReplica = (): Replica | undefined => {
    const usable = replicas.filter(({ isCaughtUp }) => isCaughtUp);
    roundRobin += 1;
    return usable[roundRobin % usable.length];
  };

  const query = async (...statement: [pg.QueryConfig, unknown[]?]) => {
    const replica = pickReplica();
    if (!replica) return primary.query(...statement);
    try {
      return await replica.pool.query(...statement);
    } catch (cause) {
      if (!isDatabaseUnavailable(cause)) throw cause;
      replica.isCaughtUp = false;
      return primary.query(...statement);
    }
  };

  async function readWalPosition(): Promise<string> {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn() as position');
    return rows[0]?.position ?? '';
  }

  async function hasCaughtUp({ pool }: Replica): Promise<boolean> {
    const changeCountAtStart = changeCount;
    walPosition ??= readWalPosition();
    const { rows } = await pool.query<{ hasReplayed: boolean | null }>({
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"',
      values: [await walPosition],
      query_timeout: CHECK_TIMEOUT_MS,
    } as pg.QueryConfig);
    const hasReplayed = rows[0]?.hasReplayed ?? null;
    if (hasReplayed === null) throw new Error('The server is not a replica.');
    return hasReplayed && changeCountAtStart === changeCount;
  }

  async function monitorReplica(replica: Replica): Promise<void> {
    let isReachable = true;
    while (!shutdown.signal.aborted) {
      try {
        replica.isCaughtUp = await hasCaughtUp(replica);
        if (!isReachable) log.info('replica available again');
        isReachable = true;
      } catch (cause) {
        replica.isCaughtUp = false;
        walPosition = undefined;
        if (findDatabaseError(cause)?.code === NOT_SUPPORTED) {
          log.warn({ err: cause }, 'replica left out: it cannot tell which changes it has');
          return;
        }
        // Logged once per outage, not once per attempt.
        if (isReachable && !shutdown.signal.aborted) log.warn({ err: cause }, 'replica unavailable');
        isReachable = false;
      }
      const pause = replica.isCaughtUp || !isReachable ? CHECK_INTERVAL_MS : LAGGING_CHECK_INTERVAL_MS;
      await sleep(pause, undefined, { signal: shutdown.signal, ref: false }).catch(() => undefined);
    }
  }
  const monitors = replicas.map(monitorReplica);
  const pools = [primary, ...replicas.map(({ pool }) => pool)];

  return {
    // Drizzle uses nothing else of a pool for single statements, and the type allows no transactions.
    database: drizzle({ query } as unknown as pg.Pool),
    pools,
    invalidateReplicas() {
      changeCount += 1;
      walPosition = undefined;
      for (const replica of replicas) replica.isCaughtUp = false;
    },
    async close() {
      shutdown.abort();
      await Promise.all(monitors);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
