import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, readlink, realpath } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { type Cluster, type ClusterPaths, isProcessAlive } from './postgres-cluster.ts';
import { type CommandLine, readMajorVersion, toUnprivilegedCommand } from './postgres-programs.ts';

/** The contents of `postmaster.pid`. */
export type Postmaster = { pid: number; port: number };

const PID_FILE = 'postmaster.pid';
const RETRY_MS = 50;

/** The running server's process and port, or undefined if there is none or it has not written them yet. */
export async function readPostmaster({ directory }: ClusterPaths): Promise<Postmaster | undefined> {
  const lines = await readFile(path.join(directory, PID_FILE), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/**
 * Whether the process is a server running on this cluster: a pid may have been given to another program, or mean
 * nothing in this container. Known on Linux only; elsewhere PostgreSQL's own check has to do.
 */
export async function isClusterPostmaster(
  { directory }: ClusterPaths,
  { pid }: Postmaster,
): Promise<boolean> {
  if (process.platform !== 'linux') return isProcessAlive(pid);
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingDirectory === (await realpath(directory));
}

/** Shuts the server down (PostgreSQL's 'fast' shutdown, which closes all connections) and waits until it has exited. */
export async function stopPostmaster(cluster: ClusterPaths, postmaster: Postmaster): Promise<void> {
  if (!(await isClusterPostmaster(cluster, postmaster))) return;
  process.kill(postmaster.pid, 'SIGINT');
  // A server that is killed meanwhile leaves its pid file behind.
  while ((await readPostmaster(cluster))?.pid === postmaster.pid && isProcessAlive(postmaster.pid)) {
    await sleep(RETRY_MS);
  }
}

/** With this code the process of `startPostmaster` ends when another server holds the lock of the cluster. */
export const EXIT_CODE_LOCKED = 75;

/**
 * The command line that runs a program under the cluster's lock. Its processes inherit the lock and hold it until the
 * last of them has ended. Only Linux has flock(1), and containers that see the same files.
 */
function toLockedCommand(lockFile: string, ...commandLine: string[]): CommandLine {
  return [
    'flock',
    ['--nonblock', '--no-fork', '--conflict-exit-code', String(EXIT_CODE_LOCKED), lockFile, ...commandLine],
  ];
}

/** Whether a server is using the cluster, perhaps one in another container. */
export async function isClusterInUse(cluster: ClusterPaths): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster && (await isClusterPostmaster(cluster, postmaster))) return true;
  if (process.platform !== 'linux') return false;
  const [command, parameters] = toLockedCommand(cluster.lockFile, 'true');
  const [exitCode] = await once(spawn(command, parameters, { stdio: 'ignore' }), 'exit');
  return exitCode === EXIT_CODE_LOCKED;
}

/**
 * Only the process that holds the lock knows that no server is using the data, and may remove the pid file of one that
 * was killed: its pid may belong to another program now, and PostgreSQL would then refuse to start.
 */
function toLockedServerCommand({ directory, lockFile }: ClusterPaths, server: CommandLine): CommandLine {
  const removeAndRun = ['sh', '-c', 'rm -f "$0"; exec "$@"', path.join(directory, PID_FILE)];
  return toLockedCommand(lockFile, ...removeAndRun, server[0], ...server[1]);
}

/**
 * Starts the server in a separate process group, so that Ctrl-C does not reach it and it can finish writing when this
 * process is killed. Returns at once; the server writes `postmaster.pid` when it is running.
 */
export async function startPostmaster(cluster: Cluster, port?: number): Promise<ChildProcess> {
  const { programs } = cluster;
  const server = toUnprivilegedCommand(programs.postgres, [
    '-D',
    cluster.directory,
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
    ...(Number(await readMajorVersion(programs)) < FIRST_WITH_IO_METHOD ? [] : ['-c', 'io_method=sync']),
  ]);
  const [command, parameters] =
    process.platform === 'linux' ? toLockedServerCommand(cluster, server) : server;
  const log = await open(cluster.logFile, 'a', 0o600);
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

/**
 * The version of PostgreSQL that began to pass each read to a worker. The data are mostly in the system's cache, so
 * that would cost more than the read.
 */
const FIRST_WITH_IO_METHOD = 18;

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
