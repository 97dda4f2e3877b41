import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  ensureCluster,
  isProcessAlive,
  type Postmaster,
  readPostmaster,
  removeStalePidFile,
} from './postgres-cluster.ts';
import { POSTGRES_USER, startPostmaster } from './postgres-programs.ts';

/**
 * A PostgreSQL server in the data directory, shared by every process that uses this directory.
 *
 * The first process starts it. It outlives a process that was killed, and the next process adopts it. Each process
 * holds a shared advisory lock; the last one to leave can take the lock exclusively and then stops the server.
 */
export type EmbeddedPostgres = {
  url: string;
  /** Disconnects from the server, and stops it if no other process uses it. */
  release(): Promise<void>;
};

/** An arbitrary key for the advisory lock, the same in all processes. */
const USERS_LOCK = 7_214_001;
const RETRY_MS = 50;
const START_TIMEOUT_MS = 60_000;
/** A start may fail because another process was faster or the port has just been taken, but not this many times. */
const MAX_START_ATTEMPTS = 5;
/** Delay between attempts to restart a server in use; causes such as a full disk may be temporary. */
const RESTART_DELAY_MS = 5000;

type Attachment = { client: pg.Client; port: number };

/**
 * Starts or joins the server of a data directory.
 * @param dataDir absolute path; created when absent.
 * @param warn called with a message for the log when the server has died while in use and is restarted.
 * @throws Error when it cannot be started; the message names the log file to read.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  warn: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const { clusterDir, password } = await ensureCluster(dataDir);
  const logFile = path.join(dataDir, 'postgres.log');

  async function attach(preferredPort?: number): Promise<Attachment> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    let child: ChildProcess | undefined;
    for (let attempts = 0; attempts <= MAX_START_ATTEMPTS && Date.now() < deadline; ) {
      const postmaster = await readPostmaster(clusterDir);
      const client = postmaster && (await connectWithUsersLock(postmaster, password, clusterDir));
      if (client) return { client, port: postmaster.port };
      const isStarting = child?.exitCode === null && child.signalCode === null;
      if (!isStarting && (!postmaster || (await removeStalePidFile(clusterDir, postmaster)))) {
        child = await startPostmaster(clusterDir, logFile, preferredPort);
        attempts += 1;
      }
      await sleep(RETRY_MS);
    }
    throw new Error(`PostgreSQL could not be started; see its log ${logFile}.`);
  }

  /** Restarts the server on the same port when it dies while in use. */
  function supervise({ client, port }: Attachment): void {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (isReleased) return;
      warn('PostgreSQL stopped unexpectedly; restarting.');
      attachment = reattach(port);
      attachment.then(supervise, () => undefined);
    });
  }

  async function reattach(port: number): Promise<Attachment> {
    for (;;) {
      try {
        return await attach(port);
      } catch (cause) {
        warn(String(cause));
        if (isReleased) throw cause;
      }
      await sleep(RESTART_DELAY_MS);
    }
  }

  let isReleased = false;
  let attachment = attach();
  const first = await attachment;
  supervise(first);

  return {
    url: `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${first.port}/postgres`,
    async release() {
      isReleased = true;
      const attached = await attachment.catch(() => undefined);
      if (!attached) return;
      const { client } = attached;
      const postmaster = await readPostmaster(clusterDir);
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query<{ isLast: boolean }>(
        'select pg_try_advisory_lock($1) as "isLast"',
        [USERS_LOCK],
      );
      if (postmaster && rows[0]?.isLast) await stopPostmaster(postmaster, clusterDir);
      await client.end().catch(() => undefined);
    },
  };
}

/** A connection that holds the users' lock; undefined if the server does not answer or belongs to another cluster. */
async function connectWithUsersLock(
  postmaster: Postmaster,
  password: string,
  clusterDir: string,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: POSTGRES_USER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory !== clusterDir) throw new Error('Another server answers on this port.');
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

/** Shuts the server down (PostgreSQL's 'fast' shutdown, which closes all connections) and waits until it has exited. */
async function stopPostmaster({ pid }: Postmaster, clusterDir: string): Promise<void> {
  if (!isProcessAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  // A server that is killed meanwhile leaves its pid file behind.
  while ((await readPostmaster(clusterDir))?.pid === pid && isProcessAlive(pid)) await sleep(RETRY_MS);
}
