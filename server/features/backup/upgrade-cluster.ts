import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createConnection } from '#server/platform/database/connection.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fetchFormerPrograms } from '#server/platform/embedded-postgres/fetch-former-programs.ts';
import { getClusterPaths, readClusterVersion } from '#server/platform/embedded-postgres/postgres-cluster.ts';
import { findPrograms, readMajorVersion } from '#server/platform/embedded-postgres/postgres-programs.ts';
import { isClusterInUse } from '#server/platform/embedded-postgres/postmaster.ts';
import { removeCluster } from '#server/platform/embedded-postgres/remove-cluster.ts';
import type { Manifest } from './manifest.ts';
import { moveShop } from './move-shop.ts';

/** An arbitrary key for the advisory lock: only one process upgrades. */
const UPGRADE_LOCK = 7_214_004;

export type Upgrade = {
  /** Major versions of PostgreSQL. */
  from: string;
  to: string;
  /** Undefined when only the end of an interrupted upgrade was left to do. */
  manifest: Manifest | undefined;
  /** Where the database of the former version is kept, if this run has moved it. */
  kept: string | undefined;
};

/**
 * Carries the database of a data directory over from an earlier major version of PostgreSQL. The former one is only
 * read, and kept under another name. Interrupted at any point, it can be run again.
 * @returns undefined when the database has the current version already.
 * @throws Error with a message for the operator when there is no database, when it is in use or newer than this
 * program, when the former PostgreSQL cannot be fetched, or when a row was not carried over.
 */
export async function upgradeCluster(
  dataDir: string,
  warn: (message: string) => void,
): Promise<Upgrade | undefined> {
  const paths = getClusterPaths(dataDir);
  const workFolder = path.join(dataDir, 'postgres-upgrade');
  const to = await readMajorVersion(await findPrograms());
  const isFormerInPlace = existsSync(paths.directory);
  if (!isFormerInPlace && !existsSync(paths.upgradedDirectory))
    throw new Error(`There is no database in ${dataDir}.`);
  const from = isFormerInPlace ? await readClusterVersion(paths) : to;
  if (isFormerInPlace && from === to) {
    // An upgrade that was killed at its very end has left it.
    await rm(workFolder, { recursive: true, force: true });
    return undefined;
  }
  if (Number(from) > Number(to)) {
    throw new Error(
      `The database in ${paths.directory} was created by PostgreSQL ${from}, which is newer than ${to}. Please use the version of the shop that you used last.`,
    );
  }
  let manifest: Manifest | undefined;
  let kept: string | undefined;
  if (isFormerInPlace) {
    manifest = await copyCluster(dataDir, workFolder, from, warn);
    // An earlier run may have left one; the former database may have changed since.
    await rm(paths.upgradedDirectory, { recursive: true, force: true });
    await rename(getClusterPaths(getNewDataDir(workFolder)).directory, paths.upgradedDirectory);
    if (await isClusterInUse(paths))
      throw new Error('The shop was opened in the meantime. Please stop it first, then upgrade.');
    kept = path.join(
      dataDir,
      `postgres-${from}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z`,
    );
    await rename(paths.directory, kept);
  }
  await rename(paths.upgradedDirectory, paths.directory);
  await rm(workFolder, { recursive: true, force: true });
  return { from, to, manifest, kept };
}

/** Where the new database is made, with the password of the former one. */
function getNewDataDir(workFolder: string): string {
  return path.join(workFolder, 'new');
}

/** Copies everything into a new database, compares the rows, and stops both servers. */
async function copyCluster(
  dataDir: string,
  workFolder: string,
  formerVersion: string,
  warn: (message: string) => void,
): Promise<Manifest> {
  await mkdir(workFolder, { recursive: true });
  const formerPrograms = await fetchFormerPrograms(formerVersion, workFolder);
  const former = await openEmbeddedPostgres(dataDir, warn, formerPrograms);
  try {
    return await withUpgradeLock(former.superuserUrl, async () => {
      const newDataDir = getNewDataDir(workFolder);
      await removeCluster(newDataDir);
      await mkdir(newDataDir);
      await copyFile(getClusterPaths(dataDir).passwordFile, getClusterPaths(newDataDir).passwordFile);
      const upgraded = await openEmbeddedPostgres(newDataDir, warn);
      try {
        return await moveShopBetween(former.url, upgraded.url, workFolder);
      } finally {
        await upgraded.release();
      }
    });
  } finally {
    await former.release();
  }
}

async function moveShopBetween(fromUrl: string, toUrl: string, folder: string): Promise<Manifest> {
  const source = createConnection(fromUrl, () => undefined, 0);
  const target = createConnection(toUrl, () => undefined, 0);
  try {
    return await moveShop(source.pool, target.pool, folder);
  } finally {
    await source.close();
    await target.close();
  }
}

async function withUpgradeLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      UPGRADE_LOCK,
    ]);
    if (!rows[0]?.isFree) throw new Error('The database is being upgraded by another process.');
    return await work();
  } finally {
    await client.end();
  }
}
