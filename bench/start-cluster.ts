import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { createConnection } from '#server/platform/database/connection.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { BALANCER_DRAIN_SECONDS, HAS_HAPROXY, startBalancer } from '../tests/support/balancer.ts';
import { findPgBouncer, startPgBouncer } from '../tests/support/pgbouncer.ts';
import { type ShopProcess, startShop } from '../tests/support/shop-process.ts';
import { startStreamingReplica } from '../tests/support/streaming-replica.ts';
import type { BenchContext } from './bench-context.ts';
import { databaseCpuTime, processCpuTime, type ReadCpuTime } from './cpu-time.ts';
import { printProgress } from './progress.ts';

/** A shop as `deploy/two-nodes` has it, on this machine. */
export type Cluster = {
  /** Of the balancer. */
  url: string;
  nodes: [ShopProcess, ShopProcess];
  primary: pg.Pool;
  replica: pg.Pool;
  /** Kills the replica's PostgreSQL; its supervisor starts it again. */
  killReplica(): Promise<void>;
  /** By what uses it; the nodes are counted together. */
  readCpuTimes: Record<'nodes' | 'balancer' | 'pooler' | 'primary' | 'replica', ReadCpuTime>;
};

/**
 * @param dataDir of the primary, with its catalogue.
 * @throws Error when a program is missing.
 */
export async function startCluster(
  { folder, cleanup }: Pick<BenchContext, 'folder' | 'cleanup'>,
  dataDir: string,
): Promise<Cluster> {
  if (!HAS_HAPROXY) throw new Error('HAProxy is missing (Debian: apt-get install haproxy).');
  const pgBouncer = await findPgBouncer();
  if (!pgBouncer) throw new Error('PgBouncer is missing (Debian: apt-get install pgbouncer).');
  const primary = await openEmbeddedPostgres(dataDir, printProgress);
  cleanup.defer(primary.release);
  printProgress('Copying the database for the replica');
  const replicaDir = path.join(folder, 'replica');
  const replica = await startStreamingReplica({ dataDir, superuserUrl: primary.superuserUrl }, replicaDir);
  cleanup.defer(replica.release);

  const pooler = await startPgBouncer(pgBouncer, primary.url);
  cleanup.defer(pooler.close);

  const connect = (url: string): pg.Pool => {
    const { pool, close } = createConnection(url, () => undefined);
    cleanup.defer(close);
    return pool;
  };
  const startNode = async (): Promise<ShopProcess> => {
    const node = await startShop({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
      DRAIN_SECONDS: BALANCER_DRAIN_SECONDS,
      TRUST_PROXY: '127.0.0.1',
      // Pages name it, and both nodes must send the same.
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    cleanup.defer(node.close);
    return node;
  };
  const nodes: Cluster['nodes'] = [await startNode(), await startNode()];
  const balancer = await startBalancer(nodes.map(({ url }) => url));
  cleanup.defer(balancer.close);
  const pools = { primary: connect(primary.superuserUrl), replica: connect(replica.superuserUrl) };
  return {
    url: balancer.url,
    nodes,
    ...pools,
    async killReplica() {
      const pidFile = await readFile(path.join(replicaDir, 'postgres/postmaster.pid'), 'utf8');
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
    },
    readCpuTimes: {
      nodes: async () => {
        const times = await Promise.all(nodes.map((node) => processCpuTime(node.pid() ?? 0)()));
        // One that is not running has none.
        return times.reduce((total, time) => total + (time || 0), 0);
      },
      balancer: processCpuTime(balancer.pid),
      pooler: processCpuTime(pooler.pid()),
      primary: await databaseCpuTime(pools.primary),
      replica: await databaseCpuTime(pools.replica),
    },
  };
}
