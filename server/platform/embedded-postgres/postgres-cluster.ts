import { randomBytes, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { runInitdb } from './postgres-programs.ts';

/** The contents of `postmaster.pid`. */
export type Postmaster = { pid: number; port: number };

/**
 * The cluster directory and password of a data directory, created if absent. Safe if several processes do this at once
 * or one is killed meanwhile: each creates its own temporary files and renames the complete ones.
 * @throws Error with a message for the operator when the data directory is not writable.
 */
export async function ensureCluster(dataDir: string): Promise<{ clusterDir: string; password: string }> {
  await ensureWritable(dataDir);
  const passwordFile = path.join(dataDir, 'postgres-password');
  await ensurePasswordFile(passwordFile);
  const clusterDir = path.join(dataDir, 'postgres');
  if (!(await exists(clusterDir))) {
    await removeAbandonedBuilds(dataDir);
    const buildDir = path.join(dataDir, `${OWN_BUILD_PREFIX}${randomUUID()}`);
    await runInitdb(buildDir, passwordFile);
    await rename(buildDir, clusterDir).catch(async (cause) => {
      await rm(buildDir, { recursive: true, force: true });
      if (!(await exists(clusterDir))) throw cause;
    });
  }
  return { clusterDir, password: (await readFile(passwordFile, 'utf8')).trim() };
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      `The data directory ${dataDir} cannot be written to (${code}). Please make it writable, or set DATA_DIR to another place.`,
    );
  }
}

const BUILD_PREFIX = 'postgres-in-making-';
/** The process id alone is not unique: in a container every run has the same one. */
const OWN_BUILD_PREFIX = `${BUILD_PREFIX}${process.pid}-${randomUUID()}-`;

async function ensurePasswordFile(passwordFile: string): Promise<void> {
  if (await exists(passwordFile)) return;
  const temporaryFile = `${passwordFile}-${randomUUID()}`;
  await writeFile(temporaryFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await link(temporaryFile, passwordFile).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
  });
  await unlink(temporaryFile);
}

async function removeAbandonedBuilds(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(BUILD_PREFIX) || name.startsWith(OWN_BUILD_PREFIX)) continue;
    const pid = Number.parseInt(name.slice(BUILD_PREFIX.length), 10);
    if (pid === process.pid || !isProcessAlive(pid))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** The running server's process and port, or undefined if there is none or it has not written them yet. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = await readFile(pidFile(clusterDir), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/**
 * Removes the `postmaster.pid` of a server that was killed, if its process is gone or its pid now belongs to another
 * program (in the second case PostgreSQL itself would refuse to start).
 * @returns whether a server may be started now.
 */
export async function removeStalePidFile(clusterDir: string, postmaster: Postmaster): Promise<boolean> {
  if (isProcessAlive(postmaster.pid)) {
    const program = await readFile(`/proc/${postmaster.pid}/comm`, 'utf8').catch(() => 'postgres');
    if (program.trim() === 'postgres') return false;
  }
  await unlink(pidFile(clusterDir)).catch(() => undefined);
  return true;
}

function pidFile(clusterDir: string): string {
  return path.join(clusterDir, 'postmaster.pid');
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
