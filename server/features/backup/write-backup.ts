import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { type AgeKey, encrypt } from '#server/platform/files/age-encryption.ts';
import { flushToDisk } from '#server/platform/files/flush-to-disk.ts';
import { OWNER_ONLY } from '#server/platform/files/owner-only.ts';
import {
  type FileFolders,
  getFileEntryName,
  getRequestFileEntryName,
  getTableEntryName,
  MANIFEST_NAME,
  type Manifest,
} from './manifest.ts';
import { UNPACKED_FOLDER } from './restore-remains.ts';
import { listSequences, listTables, quoteColumns, quoteTableName } from './tables.ts';

export type WriteOptions = { key?: AgeKey | undefined; signal?: AbortSignal | undefined };

/**
 * Writes the shop's data as of one moment into a zip archive, while the shop keeps running. The file gets its name only
 * when it is complete and flushed to disk.
 * @param folders of the operator's own files and of those of buyers; may be missing.
 * @param options a key encrypts it; a signal ends it early.
 * @throws Error when there is no shop in the database or the file cannot be written; no partial file is left behind.
 */
export async function writeBackup(
  pool: pg.Pool,
  folders: FileFolders,
  file: string,
  options: WriteOptions = {},
): Promise<Manifest> {
  const partFile = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeArchive(client, folders, partFile, options);
    await client.query('commit');
    await flushToDisk(partFile);
    await rename(partFile, file);
    await flushToDisk(path.dirname(file));
    return manifest;
  } catch (cause) {
    await rm(partFile, { force: true });
    throw cause;
  } finally {
    // An interrupted copy ends when its connection is closed.
    client.release(true);
  }
}

async function writeArchive(
  client: pg.PoolClient,
  { mediaDir, requestFilesDir }: FileFolders,
  partFile: string,
  { key, signal }: WriteOptions,
): Promise<Manifest> {
  const tables = await listTables(client);
  const files = await listFiles(mediaDir);
  // Listed after the rows were fixed: every row that is copied has had its file by now.
  const requestFileNames = await listFiles(requestFilesDir);
  const header = {
    format: 1 as const,
    takenAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    sequences: await listSequences(client),
    files,
  };
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  let failure: unknown;
  // The first copy begins at once, and a lost connection may end it before anything reads the archive.
  archive.on('error', (cause) => {
    failure ??= cause;
    output.destroy(cause as Error);
  });
  output.on('error', () => undefined);
  const copies: CopyToStreamQuery[] = [];
  for (const table of tables) {
    archive.addReadStreamLazy(getTableEntryName(table), (callback) => {
      const copy = client.query(
        copyTo(`copy ${quoteTableName(client, table)} (${quoteColumns(client, table)}) to stdout`),
      );
      copy.once('error', (cause) => archive.emit('error', cause));
      copies.push(copy);
      callback(null, copy);
    });
  }
  for (const name of files) archive.addFile(path.join(mediaDir, name), getFileEntryName(name));
  const requestFiles = addRequestFiles(archive, requestFilesDir, requestFileNames);

  let manifest = undefined as Manifest | undefined;
  async function* generateManifest() {
    // The row count of the last copy is known when the connection is free for the next query.
    await client.query('select');
    manifest = {
      ...header,
      requestFiles,
      tables: tables.map((table, index) => ({ ...table, rows: copies[index]?.rowCount ?? 0 })),
    };
    yield JSON.stringify(manifest, null, 2);
  }
  archive.addReadStreamLazy(MANIFEST_NAME, (callback) => {
    const manifestStream = Readable.from(generateManifest());
    manifestStream.once('error', (cause) => archive.emit('error', cause));
    callback(null, manifestStream);
  });
  archive.end();

  const content = key ? await encrypt(output, key) : output;
  await pipeline(content, createWriteStream(partFile, { mode: OWNER_ONLY.file }), { signal });
  if (failure !== undefined) throw failure;
  return manifest as Manifest;
}

/**
 * Adds what buyers sent. Unlike the operator's files, these are deleted while the shop runs: one that is gone when its
 * turn comes leaves an empty entry and is not listed.
 * @returns the ids of those that were added so far; complete once the archive is.
 */
function addRequestFiles(archive: ZipFile, folder: string, names: readonly string[]): string[] {
  const added: string[] = [];
  for (const id of names.filter((name) => /^\w+$/.test(name))) {
    archive.addReadStreamLazy(getRequestFileEntryName(id), { compress: false }, async (callback) => {
      const handle = await open(path.join(folder, id)).catch(() => undefined);
      if (handle) added.push(id);
      callback(null, handle ? createReadStream(handle, archive) : Readable.from([]));
    });
  }
  return added;
}

function createReadStream(handle: FileHandle, archive: ZipFile): Readable {
  const stream = handle.createReadStream();
  stream.once('error', (cause) => archive.emit('error', cause));
  return stream;
}

async function listMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) throw new Error('There is no shop in this database; start the shop once first.');
  const migrations = await client.query<{ name: string }>('select name from migrations order by name');
  return migrations.rows.map(({ name }) => name);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      )
      // A killed restore may have left what it had unpacked.
      .filter((name) => !name.startsWith(`${UNPACKED_FOLDER}/`))
      .sort()
  );
}
