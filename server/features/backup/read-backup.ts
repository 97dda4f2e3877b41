import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  getFileEntryName,
  getRequestFileEntryName,
  getTableEntryName,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
} from './manifest.ts';

/** A backup whose checksums have been verified. */
export type Backup = Manifest & { open(entryName: string): Promise<Readable>; close(): void };

/**
 * Opens a backup after verifying all of it.
 * @throws Error when the file cannot be read or is not a backup, truncated or damaged; the message gives the reason.
 */
export async function readBackup(file: string): Promise<Backup> {
  const archive = await openPromise(file, { autoClose: false }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code ? cause : createDamagedBackupError(file, cause);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName, entry);
    for (const entry of entries.values()) await checkEntry(archive, entry);
    const manifest = await readManifest(archive, entries);
    const expected = [
      ...manifest.tables.map(getTableEntryName),
      ...manifest.files.map(getFileEntryName),
      ...manifest.requestFiles.map(getRequestFileEntryName),
    ];
    for (const name of expected) if (!entries.has(name)) throw new Error(`${name} is missing`);
    return {
      ...manifest,
      open: (name) => archive.openReadStreamPromise(entries.get(name) as Entry),
      close: () => archive.close(),
    };
  } catch (cause) {
    archive.close();
    throw createDamagedBackupError(file, cause);
  }
}

async function readManifest(archive: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST_NAME);
  if (!entry) throw new Error(`${MANIFEST_NAME} is missing`);
  return manifestSchema.parse(JSON.parse(await text(await archive.openReadStreamPromise(entry))));
}

/** yauzl does not verify checksums itself. */
async function checkEntry(archive: ZipFile, entry: Entry): Promise<void> {
  let checksum = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry))
    checksum = crc32(chunk as Buffer, checksum);
  if (checksum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
}

function createDamagedBackupError(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${file} is not a backup, or it is damaged (${reason}). Nothing was restored.`, { cause });
}
