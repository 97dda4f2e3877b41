import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { Failure } from '#contract/errors.ts';
import { newId } from '#server/database/new-id.ts';
import { loadResizer, WIDTHS } from './resize-picture.ts';

/** Gives the operator's pictures in smaller sizes: each is made once and kept on disk, up to a limit. */
export type ResizedPictures = (name: string, width: number) => Promise<Buffer>;

export type PictureFolders = {
  /** Where the operator's pictures are. Nothing outside is ever read. */
  originals: string;
  /** Where the smaller ones are kept; made when absent. */
  resized: string;
};

const KINDS = /\.(jpe?g|png|webp|avif)$/i;
const LARGEST_ORIGINAL_BYTES = 20 * 1024 * 1024;
const MOST_KEPT_BYTES = 500 * 1024 * 1024;

/** @param mostKeptBytes what has not been asked for longest is removed beyond it. */
export function createResizedPictures(
  { originals, resized }: PictureFolders,
  mostKeptBytes = MOST_KEPT_BYTES,
): ResizedPictures {
  const making = new Map<string, Promise<Buffer>>();
  /** Pictures are patient, and the machine has other work. */
  const inTurn = pLimit(1);

  async function make(original: string, width: number, kept: string): Promise<Buffer> {
    const resizePicture = await loadResizer();
    const bytes = await resizePicture(await readFile(original), width).catch(() => {
      throw new Failure('notFound', 'This picture cannot be shown.');
    });
    // It is shown all the same on a disk that is full or cannot be written to.
    await keep(bytes, kept).catch(() => undefined);
    return bytes;
  }

  async function keep(bytes: Buffer, kept: string): Promise<void> {
    await mkdir(resized, { recursive: true });
    // Whoever reads it meanwhile finds all of it or nothing.
    const unfinished = `${kept}.${newId()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, kept);
    } finally {
      await rm(unfinished, { force: true });
    }
    await removeOldest(resized, mostKeptBytes);
  }

  return async (name, width) => {
    const original = await findOriginal(originals, name);
    if (!original || !WIDTHS.some((each) => each === width)) throw nothingThere();
    const key = createHash('sha256').update(`${original.file} ${original.version} ${width}`).digest('hex');
    const kept = path.join(resized, `${key}.webp`);
    const known = await readFile(kept).catch(() => undefined);
    if (known) {
      const now = new Date();
      await utimes(kept, now, now).catch(() => undefined);
      return known;
    }
    const flying = making.get(key);
    if (flying) return flying;
    const made = inTurn(() => make(original.file, width, kept));
    making.set(key, made);
    return made.finally(() => making.delete(key));
  };
}

async function findOriginal(folder: string, name: string) {
  if (!KINDS.test(name) || name.includes('\0')) return undefined;
  const root = await realpath(folder).catch(() => undefined);
  const file = root && (await realpath(path.join(root, name)).catch(() => undefined));
  if (!file?.startsWith(root + path.sep)) return undefined;
  const found = await stat(file);
  if (!found.isFile() || found.size > LARGEST_ORIGINAL_BYTES) return undefined;
  return { file, version: `${found.mtimeMs} ${found.size}` };
}

async function removeOldest(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, found: await stat(path.join(folder, name)).catch(() => undefined) })),
  );
  files.sort((a, b) => (b.found?.mtimeMs ?? 0) - (a.found?.mtimeMs ?? 0));
  let bytes = 0;
  for (const { name, found } of files) {
    bytes += found?.size ?? 0;
    if (bytes > mostBytes) await rm(path.join(folder, name), { force: true });
  }
}

function nothingThere(): Failure {
  return new Failure('notFound', 'There is nothing at this address.');
}
