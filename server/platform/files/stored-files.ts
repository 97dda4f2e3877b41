import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { flushToDisk } from './flush-to-disk.ts';
import { OWNER_ONLY } from './owner-only.ts';

/** The ending of what is being written. */
const DRAFT = '.part';

export type Draft = { path: string; byteCount: number; sha256: Buffer };

/** Files that the shop stores outside the database, in one folder, each under an id. */
export type StoredFiles = {
  /**
   * Writes a file to disk that does not count as stored until it is kept.
   * @throws what the pieces throw, or the error of the disk; the draft has to be removed then.
   */
  writeDraft(id: string, pieces: AsyncIterable<Uint8Array>): Promise<Draft>;
  /** Stores the draft. It is on disk from then on, also when the machine stops. */
  keep(id: string): Promise<void>;
  /** Removes a file and its draft, if there are any. */
  remove(id: string): Promise<void>;
  /** Whether there is such a file. */
  has(id: string): Promise<boolean>;
  /** Opens the file when its first piece is read. */
  read(id: string): AsyncIterable<Uint8Array>;
  /** The ids of all files, and of drafts, that were last written before this moment. */
  listOlderThan(time: Date): Promise<string[]>;
  /** What is free on the disk, in bytes. */
  countFreeBytes(): Promise<number>;
};

/** @param folder created when the first file is written. */
export function createStoredFiles(folder: string): StoredFiles {
  const toPath = (id: string) => path.join(folder, id);
  const toDraftPath = (id: string) => toPath(id) + DRAFT;
  return {
    async writeDraft(id, pieces) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const handle = await open(toDraftPath(id), 'wx', OWNER_ONLY.file);
      const hash = createHash('sha256');
      let byteCount = 0;
      try {
        for await (const piece of pieces) {
          // Unlike write, appendFile writes everything or fails.
          await handle.appendFile(piece);
          hash.update(piece);
          byteCount += piece.byteLength;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      return { path: toDraftPath(id), byteCount, sha256: hash.digest() };
    },
    async keep(id) {
      await rename(toDraftPath(id), toPath(id));
      await flushToDisk(folder);
    },
    async remove(id) {
      for (const file of [toPath(id), toDraftPath(id)]) await rm(file, { force: true });
    },
    has: (id) =>
      stat(toPath(id)).then(
        (stats) => stats.isFile(),
        () => false,
      ),
    async *read(id) {
      yield* createReadStream(toPath(id));
    },
    async listOlderThan(time) {
      const ids = [];
      for (const name of await listNames(folder)) {
        const stats = await stat(path.join(folder, name)).catch(() => undefined);
        if (stats?.isFile() && stats.mtime < time) ids.push(name.replace(DRAFT, ''));
      }
      return ids;
    },
    async countFreeBytes() {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
}
