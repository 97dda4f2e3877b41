import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { AppError } from '#contract/errors.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { findFile } from './find-file.ts';
import { loadResizer, PICTURE_WIDTHS, type PictureFormat } from './resize-picture.ts';

/**
 * Returns an operator's picture in a smaller size. Each is created once and cached on disk up to a limit.
 * @throws AppError 'not_found' when there is no such picture, it cannot be read or the width is not supported.
 */
export type ResizedPictures = (name: string, width: number, format: PictureFormat) => Promise<Buffer>;

export type PictureFolders = {
  /** The folder of the operator's pictures. No file outside is ever read. */
  originals: string;
  /** The folder of the resized pictures; created if absent. */
  resized: string;
};

const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif)$/i;
const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024;
const MAX_CACHE_BYTES = 500 * 1024 * 1024;

/** @param maxCacheBytes the disk limit, beyond which the least recently used pictures are removed. */
export function createResizedPictures(
  { originals, resized }: PictureFolders,
  maxCacheBytes = MAX_CACHE_BYTES,
): ResizedPictures {
  const pendingResizes = new Map<string, Promise<Buffer>>();
  /** One at a time, because pictures can wait and other requests should not. */
  const resizeQueue = pLimit(1);

  async function resizeAndStore(
    original: string,
    size: [width: number, format: PictureFormat],
    cacheFile: string,
  ): Promise<Buffer> {
    const resizePicture = await loadResizer();
    const bytes = await resizePicture(await readFile(original), ...size).catch(() => {
      throw new AppError('not_found', 'This picture cannot be shown.');
    });
    // On a disk that is full or read-only the picture is still shown.
    await store(bytes, cacheFile).catch(() => undefined);
    return bytes;
  }

  async function store(bytes: Buffer, cacheFile: string): Promise<void> {
    await mkdir(resized, { recursive: true });
    // A concurrent reader finds the complete file or none.
    const partialFile = `${cacheFile}.${newId()}`;
    try {
      await writeFile(partialFile, bytes);
      await rename(partialFile, cacheFile);
    } finally {
      await rm(partialFile, { force: true });
    }
    await removeOldest(resized, maxCacheBytes);
  }

  return async (name, width, format) => {
    const original = await findOriginal(originals, name);
    if (!original || !PICTURE_WIDTHS.some((allowed) => allowed === width)) throw pictureNotFound();
    const { file, stats } = original;
    const key = createHash('sha256')
      .update(`${file} ${stats.mtimeMs} ${stats.size} ${width} ${format}`)
      .digest('hex');
    const cacheFile = path.join(resized, `${key}.${format}`);
    const cached = await readFile(cacheFile).catch(() => undefined);
    if (cached) {
      const now = new Date();
      await utimes(cacheFile, now, now).catch(() => undefined);
      return cached;
    }
    const pending = pendingResizes.get(key);
    if (pending) return pending;
    const started = resizeQueue(() => resizeAndStore(file, [width, format], cacheFile));
    pendingResizes.set(key, started);
    return started.finally(() => pendingResizes.delete(key));
  };
}

async function findOriginal(folder: string, name: string) {
  const found = PICTURE_EXTENSION.test(name) ? await findFile(folder, name) : undefined;
  return found && found.stats.size <= MAX_ORIGINAL_BYTES ? found : undefined;
}

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, found: await stat(path.join(folder, name)).catch(() => undefined) })),
  );
  files.sort((a, b) => (b.found?.mtimeMs ?? 0) - (a.found?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { name, found: stats } of files) {
    bytes += stats?.size ?? 0;
    if (bytes > maxBytes) await rm(path.join(folder, name), { force: true });
  }
}

function pictureNotFound(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}
