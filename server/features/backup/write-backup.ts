import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { getFileEntryName, getTableEntryName, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { listSequences, listTables, quoteColumns, quoteTableName } from './tables.ts';

/** Holds personal data: for its owner's eyes only. */
const OWNER_ONLY = 0o600;

/**
 * Writes everything the shop holds, as of one moment, into a zip archive, while the shop goes on. The file appears under
 * its name when it is complete and on disk.
 * @param mediaDir the operator's own files; may be absent.
 * @throws Error when the database has no shop in it, or the file cannot be written; then nothing is left of it.
 */
export async function writeBackup(pool: pg.Pool, mediaDir: string, file: string): Promise<Manifest> {
  const partFile = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeArchive(client, mediaDir, partFile);
    await client.query('commit');
    const written = await open(partFile);
    await written.sync();
    await written.close();
    await rename(partFile, file);
    return manifest;
  } catch (cause) {
    await rm(partFile, { force: true });
    throw cause;
  } finally {
    // Whatever state a copy was broken off in ends with its connection.
    client.release(true);
  }
}

async function writeArchive(client: pg.PoolClient, mediaDir: string, partFile: string): Promise<Manifest> {
  const tables = await listTables(client);
  const files = await listFiles(mediaDir);
  const header = {
    format: 1 as const,
    takenAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    sequences: await listSequences(client),
    files,
  };
  const archive = new ZipFile();
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

  let manifest = undefined as Manifest | undefined;
  async function* describe() {
    // The last copy's rows are counted when the connection is free again.
    await client.query('select');
    manifest = {
      ...header,
      tables: tables.map((table, at) => ({ ...table, rows: copies[at]?.rowCount ?? 0 })),
    };
    yield JSON.stringify(manifest, null, 2);
  }
  archive.addReadStreamLazy(MANIFEST_NAME, (callback) => {
    const described = Readable.from(describe());
    described.once('error', (cause) => archive.emit('error', cause));
    callback(null, described);
  });
  archive.end();

  const output = archive.outputStream as Readable;
  archive.on('error', (cause) => output.destroy(cause as Error));
  await pipeline(output, createWriteStream(partFile, { mode: OWNER_ONLY }));
  return manifest as Manifest;
}

async function listMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.migrations') is not null as found`,
  );
  if (!rows[0]?.found) throw new Error('There is no shop in this database; start it once first.');
  const migrations = await client.query<{ name: string }>('select name from migrations order by name');
  return migrations.rows.map(({ name }) => name);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
