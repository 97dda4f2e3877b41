import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findOpenShop } from '#server/platform/database/find-open-shop.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { flushToDisk } from '#server/platform/files/flush-to-disk.ts';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import { SECRET_JOBS } from '#server/platform/queue/enqueue.ts';
import {
  type FileFolders,
  getFileEntryName,
  getRequestFileEntryName,
  getTableEntryName,
  type Manifest,
} from './manifest.ts';
import { type Backup, readBackup } from './read-backup.ts';
import { UNPACKED_FOLDER } from './restore-remains.ts';
import { isSchemaHistory, listTables, quoteColumns, quoteTableName } from './tables.ts';

/** File modes: pictures are public, what buyers sent is personal. */
const FOR_ALL = 0o666;

/** Tables that are empty in a shop that was opened, but never used. */
const SHOP_DATA = ['products', 'accounts', 'quote_requests'];

/**
 * Restores a backup into an empty database and the folders of files, completely or not at all. A backup of an older
 * version is restored with that version's schema, which the next start migrates.
 * @param keepsSessions whether people stay logged in and mailed links stay valid.
 * @throws Error when the backup is damaged or newer than this version, when the database is not empty, or while a shop
 * is open on it.
 */
export async function restoreBackup(
  pool: pg.Pool,
  folders: FileFolders,
  file: string,
  { keepsSessions }: { keepsSessions: boolean },
): Promise<Manifest> {
  const backup = await readBackup(file);
  const sets = listFileSets(backup, folders);
  const moved: MovedFile[] = [];
  try {
    await assertEmpty(pool, backup.tables);
    await migrate(pool, backup.migrations);
    await migrateJobQueue(pool);
    for (const set of sets) await extractFiles(backup, set);
    await restoreTables(pool, backup, keepsSessions, async () => {
      for (const set of sets) await moveFiles(set, moved);
    });
    return backup;
  } catch (cause) {
    // The reply to the commit may be lost: then the rows are there, and need their files.
    if (moved.length > 0 && !(await hasRows(pool, SHOP_DATA))) await moveBack(moved);
    throw cause;
  } finally {
    backup.close();
    for (const { unpacked } of sets) await rm(unpacked, { recursive: true, force: true });
  }
}

/** @throws Error when the database has data of a shop, or anything of another program: restoring would delete it. */
async function assertEmpty(pool: pg.Pool, ofBackup: Manifest['tables']): Promise<void> {
  const client = await pool.connect();
  try {
    const known = new Set(ofBackup.map(({ schema, name }) => `${schema}.${name}`));
    const tables = await listTables(client);
    const hasHistory = await client.query(`select where to_regclass('public.migrations') is not null`);
    const foreign = tables.find(
      ({ schema, name }) => hasHistory.rowCount === 0 || !known.has(`${schema}.${name}`),
    );
    if (foreign) {
      throw new Error(
        `This database is not only for the shop: it has a table “${foreign.name}”. Restore into an empty one (another DATABASE_URL).`,
      );
    }
    const present = tables.map(({ name }) => name).filter((name) => SHOP_DATA.includes(name));
    if (await hasRows(client, present)) {
      throw new Error(
        'There is already a shop in this database. Restore into an empty one (another DATA_DIR or DATABASE_URL).',
      );
    }
    await assertClosed(client);
  } finally {
    client.release();
  }
}

async function hasRows(executor: pg.Pool | pg.PoolClient, tables: readonly string[]): Promise<boolean> {
  for (const name of tables) {
    const { rowCount } = await executor.query(`select from ${name} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

/** @throws Error while a shop is open on the database: it would go on showing what it had cached. */
async function assertClosed(client: pg.PoolClient): Promise<void> {
  if (await findOpenShop(client)) throw new Error('The shop is open. Please stop it first, then restore.');
}

/** @param beforeCommit the last step; when it throws, nothing is restored. */
async function restoreTables(
  pool: pg.Pool,
  backup: Backup,
  keepsSessions: boolean,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await listTables(client);
    const names = tables.map((table) => quoteTableName(client, table));
    // The backup contains the rows that triggers and migrations would add.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')} cascade`);
    // From here on a shop that is being started waits.
    await assertClosed(client);
    for (const table of backup.tables) if (!isSchemaHistory(table)) await restoreTable(client, backup, table);
    for (const { schema, name, lastValue } of backup.sequences) {
      await client.query('select setval($1::regclass, $2)', [
        quoteTableName(client, { schema, name }),
        lastValue,
      ]);
    }
    if (!keepsSessions) await endSessions(client);
    // The workers that had locked these jobs belong to the original shop.
    await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
    await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await beforeCommit();
    await client.query('commit');
  } finally {
    // Closing the connection rolls back an unfinished transaction.
    client.release(true);
  }
  await pool.query('analyze');
}

/** What has ended since the backup was taken, such as a session after a logout, is not known: all of it ends. */
async function endSessions(client: pg.PoolClient): Promise<void> {
  await client.query('truncate sessions, link_tokens, phone_codes');
  // A backup of an older version lacks these tables.
  await client.query(`do $$ begin
    if to_regclass('staff_sessions') is not null then truncate staff_sessions; end if;
    if to_regclass('staff_links') is not null then truncate staff_links, staff_challenges; end if;
    if to_regclass('quotation_links') is not null then
      update quotation_links set revoked_at = now() where revoked_at is null;
    end if;
    if to_regclass('api_keys') is not null then
      update api_keys set revoked_at = now() where revoked_at is null;
    end if;
    -- A copy of a shop that is tried out must not tell others what happens in it.
    if to_regclass('webhook_endpoints') is not null then
      update webhook_endpoints set switched_off_at = now() where switched_off_at is null;
    end if;
  end $$`);
  await client.query(
    `delete from graphile_worker._private_jobs using graphile_worker._private_tasks as task
     where task_id = task.id and identifier = any($1)`,
    [SECRET_JOBS],
  );
}

async function restoreTable(
  client: pg.PoolClient,
  backup: Backup,
  table: Manifest['tables'][number],
): Promise<void> {
  const rows = await backup.open(getTableEntryName(table));
  const copy = client.query(
    copyFrom(`copy ${quoteTableName(client, table)} (${quoteColumns(client, table)}) from stdin`),
  );
  // At once: a connection that is lost before anybody listens would never be noticed.
  await pipeline(rows, copy);
  if (copy.rowCount !== table.rows) {
    throw new Error(`${table.name} should have ${table.rows} rows, but ${copy.rowCount} were restored.`);
  }
}

/** Files of a backup that belong into one folder, and where they are until the tables are restored. */
type FileSet = {
  names: readonly string[];
  toEntryName: (name: string) => string;
  folder: string;
  unpacked: string;
  /** Of the files. */
  mode: number;
};

function listFileSets(backup: Backup, { mediaDir, requestFilesDir }: FileFolders): FileSet[] {
  return [
    { names: backup.files, toEntryName: getFileEntryName, folder: mediaDir, mode: FOR_ALL },
    {
      names: backup.requestFiles,
      toEntryName: getRequestFileEntryName,
      folder: requestFilesDir,
      mode: OWNER_ONLY.file,
    },
  ].map((set) => ({ ...set, unpacked: path.join(set.folder, UNPACKED_FOLDER) }));
}

async function extractFiles(backup: Backup, { names, toEntryName, unpacked, mode }: FileSet): Promise<void> {
  await rm(unpacked, { recursive: true, force: true });
  for (const name of names) {
    const target = path.join(unpacked, name);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await backup.open(toEntryName(name)), createWriteStream(target, { mode, flush: true }));
  }
}

/** A file that is in its place, and where the one is that it has replaced. */
type MovedFile = { target: string; former: string | undefined };

/** Only when all tables are restored: it may replace pictures of the same names. */
async function moveFiles({ names, folder, unpacked }: FileSet, moved: MovedFile[]): Promise<void> {
  for (const name of names) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const former = path.join(unpacked, FORMER, name);
    moved.push({ target, former: (await setAside(target, former)) ? former : undefined });
    await rename(path.join(unpacked, name), target);
  }
  // The rows that need them are on disk from the commit on.
  for (const each of new Set(names.map((name) => path.dirname(path.join(folder, name)))))
    await flushToDisk(each);
}

/** Where replaced files are until everything is restored; no name of a picture. */
const FORMER = '.former';

async function setAside(file: string, former: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  await mkdir(path.dirname(former), { recursive: true });
  await rename(file, former);
  return true;
}

async function moveBack(moved: readonly MovedFile[]): Promise<void> {
  for (const { target, former } of moved) {
    await rm(target, { force: true });
    if (former !== undefined) await rename(former, target);
  }
}
