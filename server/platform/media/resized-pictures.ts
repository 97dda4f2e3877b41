import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#contract/errors.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { createFairQueue } from '#server/platform/http/fair-queue.ts';
import type { Focus } from './crop-around.ts';
import { findFile } from './find-file.ts';
import { loadResizer, PICTURE_WIDTHS, type PictureFormat } from './resize-picture.ts';

/**
 * Returns an operator's picture in a smaller size. Each is created once and cached on disk up to a limit. Clients take
 * turns, so that one who asks for very many keeps nobody else waiting. With a focus it is cropped for phones.
 * @throws AppError 'not_found' when there is no such picture, it cannot be read or the width is not supported;
 * 'unavailable' when too many are to be created before it.
 */
export type ResizedPictures = (
  name: string,
  width: number,
  format: PictureFormat,
  clientIp: string,
  focus?: Focus | undefined,
) => Promise<Buffer>;

export type PictureFolders = {
  /** The folder of the operator's pictures. No file outside is ever read. */
  originals: string;
  /** The folder of the resized pictures; created if absent. */
  resized: string;
};

const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif)$/i;
const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024;
const MAX_CACHE_BYTES = 500 * 1024 * 1024;
/** Three pages of 60 new pictures each. */
const MAX_WAITING = 180;

/** @param maxCacheBytes the disk limit, beyond which the least recently used pictures are removed. */
export function createResizedPictures(
  { originals, resized }: PictureFolders,
  maxCacheBytes = MAX_CACHE_BYTES,
): ResizedPictures {
  /** One at a time, because pictures can wait and other requests should not. */
  const resizeQueue = createFairQueue({
    maxRunning: 1,
    maxWaiting: MAX_WAITING,
    createRejection: () => new AppError('unavailable', 'Too many pictures are being prepared.'),
  });

  async function resizeAndStore(
    original: string,
    size: [width: number, format: PictureFormat, focus?: Focus | undefined],
    cacheFile: string,
  ): Promise<Buffer> {
    // It may have been created for somebody else while this request waited.
    const cached = await readCached(cacheFile);
    if (cached) return cached;
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

  return async (name, width, format, clientIp, focus) => {
    const original = await findOriginal(originals, name);
    if (!original || !PICTURE_WIDTHS.some((allowed) => allowed === width)) throw pictureNotFound();
    const { file, stats } = original;
    const key = createHash('sha256')
      .update(
        `${file} ${stats.mtimeMs} ${stats.size} ${width} ${format}${focus ? ` ${focus.x} ${focus.y}` : ''}`,
      )
      .digest('hex');
    const cacheFile = path.join(resized, `${key}.${format}`);
    const cached = await readCached(cacheFile);
    return cached ?? resizeQueue.run(clientIp, () => resizeAndStore(file, [width, format, focus], cacheFile));
  };
}

async function readCached(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const now = new Date();
  if (bytes) await utimes(file, now, now).catch(() => undefined);
  return bytes;
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
  return new AppError('not_found', 'Not found.');
}
