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
import { findPrograms, type Programs, readMajorVersion, runInitdb } from './postgres-programs.ts';

/** A database cluster: PostgreSQL's data, and the shop's files beside them in the data directory. */
export type Cluster = ClusterPaths & { password: string; programs: Programs };

export type ClusterPaths = ReturnType<typeof getClusterPaths>;

export function getClusterPaths(dataDir: string) {
  return {
    directory: path.join(dataDir, 'postgres'),
    /** Complete, with the data of `directory`, whose name it gets next. */
    upgradedDirectory: path.join(dataDir, 'postgres-upgraded'),
    passwordFile: path.join(dataDir, 'postgres-password'),
    logFile: path.join(dataDir, 'postgres.log'),
    /** Locked by the server while any of its processes lives. */
    lockFile: path.join(dataDir, 'postgres.lock'),
  };
}

/**
 * The cluster of a data directory, created if absent. Safe if several processes do this at once or one is killed
 * meanwhile: each creates its own temporary files and renames the complete ones.
 * @param programs by default those of this version of the shop.
 * @throws Error with a message for the operator when the data directory is not writable, the password is missing,
 * another version of PostgreSQL has created the cluster, or its upgrade was interrupted.
 */
export async function openCluster(dataDir: string, programs?: Programs): Promise<Cluster> {
  await ensureWritable(dataDir);
  const paths = getClusterPaths(dataDir);
  const { directory, passwordFile, upgradedDirectory } = paths;
  const usedPrograms = programs ?? (await findPrograms());
  if (await exists(directory)) {
    await assertSameVersion(paths, usedPrograms);
    if (!(await exists(passwordFile))) {
      throw new Error(
        `${passwordFile}, the password of the database beside it, is missing. Please put the file back.`,
      );
    }
  } else {
    if (await exists(upgradedDirectory)) {
      throw new Error(
        `The upgrade of the database in ${dataDir} was interrupted: finish it with “npm run upgrade-database”.`,
      );
    }
    await createCluster(dataDir, paths, usedPrograms);
  }
  return { ...paths, password: (await readFile(passwordFile, 'utf8')).trim(), programs: usedPrograms };
}

async function createCluster(
  dataDir: string,
  { directory, passwordFile }: ClusterPaths,
  programs: Programs,
): Promise<void> {
  await ensurePasswordFile(passwordFile);
  await removeAbandonedBuilds(dataDir);
  const buildDir = path.join(dataDir, `${OWN_BUILD_PREFIX}${randomUUID()}`);
  await runInitdb(programs, buildDir, passwordFile);
  await rename(buildDir, directory).catch(async (cause) => {
    await rm(buildDir, { recursive: true, force: true });
    if (!(await exists(directory))) throw cause;
  });
}

/** The major version of PostgreSQL that has created a cluster. */
export async function readClusterVersion({ directory }: ClusterPaths): Promise<string> {
  return (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
}

/** A newer major version cannot read the files of an older one, and says so only in its log. */
async function assertSameVersion(paths: ClusterPaths, programs: Programs): Promise<void> {
  const created = await readClusterVersion(paths);
  const current = await readMajorVersion(programs);
  if (created === current) return;
  const remedy =
    Number(created) < Number(current)
      ? 'carry it over with “npm run upgrade-database”'
      : 'please use the version of the shop that you used last';
  throw new Error(
    `The database in ${paths.directory} was created by PostgreSQL ${created}, and this version of the shop has PostgreSQL ${current}: ${remedy}.`,
  );
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
