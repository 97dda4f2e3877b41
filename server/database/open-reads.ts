import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool, type Database } from './connect.ts';
import { isDatabaseOut } from './database-error.ts';

/**
 * Where the catalogue is read: on replicas when there are any, else, and whenever they fail or lag behind a change that
 * this process has heard of, on the primary. Only for single statements that write nothing.
 */
export type Reads = {
  database: Database;
  /** One for each server, the primary's first. */
  pools: pg.Pool[];
  /** Something has changed: a replica is read again only when it has got that far. */
  noteChange(): void;
  close(): Promise<void>;
};

/**
 * Statements begun at once on a server. Beyond what its processors can do, more of them only take longer: a queue in
 * front serves each sooner, and the slowest much sooner.
 */
const MOST_AT_ONCE = 2 * availableParallelism();
const CHECK_EVERY_MS = 1000;
const CHECK_WHILE_BEHIND_MS = 20;
const CHECK_LIMIT_MS = 1000;

type Replica = { pool: pg.Pool; isFit: boolean };

export function openReads(primaryUrl: string, replicaUrls: readonly string[], log: Logger): Reads {
  const onBroken = (err: Error) => log.warn({ err }, 'a connection for reading the catalogue broke');
  const primary = createPool(primaryUrl, onBroken, { max: MOST_AT_ONCE });
  const replicas = replicaUrls.map((url) => ({
    pool: createPool(url, onBroken, { max: MOST_AT_ONCE }),
    isFit: false,
  }));
  const closing = new AbortController();
  let changes = 0;
  let turn = 0;
  /** How far the primary was after the last change. */
  let position: Promise<string> | undefined;

  const pick = (): Replica | undefined => {
    const fit = replicas.filter(({ isFit }) => isFit);
    turn += 1;
    return fit[turn % fit.length];
  };

  const query = async (...statement: [pg.QueryConfig, unknown[]?]) => {
    const replica = pick();
    if (!replica) return primary.query(...statement);
    try {
      return await replica.pool.query(...statement);
    } catch (cause) {
      if (!isDatabaseOut(cause)) throw cause;
      replica.isFit = false;
      return primary.query(...statement);
    }
  };

  async function readPosition(): Promise<string> {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn() as position');
    return rows[0]?.position ?? '';
  }

  async function hasCaughtUp({ pool }: Replica): Promise<boolean> {
    const seen = changes;
    position ??= readPosition();
    const answer = await pool.query<{ isThere: boolean | null }>({
      text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
      values: [await position],
      query_timeout: CHECK_LIMIT_MS,
    } as pg.QueryConfig);
    const isThere = answer.rows[0]?.isThere ?? null;
    if (isThere === null) throw new Error('This is no replica.');
    return isThere && seen === changes;
  }

  async function keepChecking(replica: Replica): Promise<void> {
    let isAnswering = true;
    while (!closing.signal.aborted) {
      try {
        replica.isFit = await hasCaughtUp(replica);
        if (!isAnswering) log.info('a replica is read again');
        isAnswering = true;
      } catch (cause) {
        replica.isFit = false;
        position = undefined;
        // Once an outage, however often it is tried.
        if (isAnswering && !closing.signal.aborted) log.warn({ err: cause }, 'a replica is not read');
        isAnswering = false;
      }
      const pause = replica.isFit || !isAnswering ? CHECK_EVERY_MS : CHECK_WHILE_BEHIND_MS;
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }
  const checking = replicas.map(keepChecking);
  const pools = [primary, ...replicas.map(({ pool }) => pool)];

  return {
    // Drizzle asks nothing else of a pool for single statements.
    database: drizzle({ query } as unknown as pg.Pool),
    pools,
    noteChange() {
      changes += 1;
      position = undefined;
      for (const replica of replicas) replica.isFit = false;
    },
    async close() {
      closing.abort();
      await Promise.all(checking);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
