import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './postgres-cluster.ts';
import { SUPERUSER } from './postgres-programs.ts';
import {
  EXIT_CODE_LOCKED,
  isClusterPostmaster,
  type Postmaster,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';

/** An arbitrary key for the advisory lock, the same in all processes. */
export const USERS_LOCK = 7_214_001;

export type Attachment = { client: pg.Client; port: number };

const RETRY_MS = 50;
const START_TIMEOUT_MS = 60_000;
/** How long a server that holds the lock of the data may be unreachable: it is not one of this container's then. */
const MAX_UNREACHABLE_MS = 3000;
/** A start may fail because another process was faster or the port has just been taken, but not this many times. */
const MAX_START_ATTEMPTS = 5;
const [WRONG_PASSWORD, CANNOT_CONNECT_NOW] = ['28P01', '57P03'];

/**
 * Connects to the server of a cluster, which is started if none is running.
 * @returns a connection that holds the users' lock.
 * @throws Error that gives the reason, or names the log that does.
 */
export async function startOrJoin(cluster: Cluster, preferredPort?: number): Promise<Attachment> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  let attempts = 0;
  let unreachableSince: number | undefined;
  while (attempts <= MAX_START_ATTEMPTS && Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    const connected = postmaster && (await connectWithUsersLock(postmaster, cluster));
    if (connected instanceof pg.Client) return { client: connected, port: connected.port };

    if (postmaster && postmaster.pid === child?.pid && connected === WRONG_PASSWORD) {
      await stopPostmaster(cluster, postmaster);
      throw new Error(
        `${cluster.passwordFile} is not the password of the database beside it. Please put the right file back.`,
      );
    }
    const isLocked = child?.exitCode === EXIT_CODE_LOCKED && connected !== CANNOT_CONNECT_NOW;
    unreachableSince = isLocked ? (unreachableSince ?? Date.now()) : undefined;
    if (unreachableSince && Date.now() - unreachableSince > MAX_UNREACHABLE_MS) {
      throw new Error(
        `The database in ${cluster.directory} is in use by another shop, perhaps in another container. Please stop that one first.`,
      );
    }

    const isStarting = child?.exitCode === null && child.signalCode === null;
    if (!isStarting && !(postmaster && (await isClusterPostmaster(cluster, postmaster)))) {
      child = await startPostmaster(cluster, preferredPort);
      if (!isLocked) attempts += 1;
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`PostgreSQL could not be started; see its log ${cluster.logFile}.`);
}

/** @returns the connection, or PostgreSQL's code for the reason why there is none, as far as it gave one. */
async function connectWithUsersLock(
  { port }: Postmaster,
  { directory, password }: Cluster,
): Promise<pg.Client | string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory !== directory) throw new Error('Another server answers on this port.');
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch (cause) {
    await client.end().catch(() => undefined);
    return (cause as { code?: string }).code ?? '';
  }
}
