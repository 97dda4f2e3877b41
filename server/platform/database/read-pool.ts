import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool, type ReadDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './database-error.ts';

/**
 * Where the catalogue is read: on replicas when there are any, else, and whenever they fail or lag behind a change that
 * this process has heard of, on the primary. Only for single statements that write nothing.
 */
export type ReadPool = {
  database: ReadDatabase;
  /** One for each server, the primary's first. */
  pools: pg.Pool[];
  /** Something has changed: a replica is read again only when it has got that far. */
  invalidateReplicas(): void;
  close(): Promise<void>;
};

/**
 * Statements begun at once on a server. Beyond what its processors can do, more of them only take longer: a queue in
 * front serves each sooner, and the slowest much sooner.
 */
const MAX_CONCURRENT_STATEMENTS = 2 * availableParallelism();
const CHECK_INTERVAL_MS = 1000;
const LAGGING_CHECK_INTERVAL_MS = 20;
const CHECK_TIMEOUT_MS = 1000;

type Replica = { pool: pg.Pool; isCaughtUp: boolean };

export function openReadPool(primaryUrl: string, replicaUrls: readonly string[], log: Logger): ReadPool {
  const onConnectionError = (err: Error) => log.warn({ err }, 'a connection for reading the catalogue broke');
  const primary = createPool(primaryUrl, onConnectionError, { max: MAX_CONCURRENT_STATEMENTS });
  const replicas = replicaUrls.map((url) => ({
    pool: createPool(url, onConnectionError, { max: MAX_CONCURRENT_STATEMENTS }),
    isCaughtUp: false,
  }));
  const shutdown = new AbortController();
  let changeCount = 0;
  let roundRobin = 0;
  /** How far the primary was after the last change. */
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
    const answer = await pool.query<{ isThere: boolean | null }>({
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
      values: [await walPosition],
      query_timeout: CHECK_TIMEOUT_MS,
    } as pg.QueryConfig);
    const isThere = answer.rows[0]?.isThere ?? null;
    if (isThere === null) throw new Error('This is no replica.');
    return isThere && changeCountAtStart === changeCount;
  }

  async function monitorReplica(replica: Replica): Promise<void> {
    let isReachable = true;
    while (!shutdown.signal.aborted) {
      try {
        replica.isCaughtUp = await hasCaughtUp(replica);
        if (!isReachable) log.info('a replica is read again');
        isReachable = true;
      } catch (cause) {
        replica.isCaughtUp = false;
        walPosition = undefined;
        // Once an outage, however often it is tried.
        if (isReachable && !shutdown.signal.aborted) log.warn({ err: cause }, 'a replica is not read');
        isReachable = false;
      }
      const pause = replica.isCaughtUp || !isReachable ? CHECK_INTERVAL_MS : LAGGING_CHECK_INTERVAL_MS;
      await sleep(pause, undefined, { signal: shutdown.signal, ref: false }).catch(() => undefined);
    }
  }
  const monitors = replicas.map(monitorReplica);
  const pools = [primary, ...replicas.map(({ pool }) => pool)];

  return {
    // Drizzle asks nothing else of a pool for single statements, and the type allows no others.
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
