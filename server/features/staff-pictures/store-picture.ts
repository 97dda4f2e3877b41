import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Upload } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { loadResizer } from '#server/platform/media/resize-picture.ts';

/** Where pictures of one kind are stored, how wide at most, and how their names end. */
export type PictureKind = { folder: string; width: number; ending: string };

/** A name that ends in a width promises other sizes, as AVIF and WebP: find-stored-width.ts makes them. */
export const PRODUCT_PICTURES: PictureKind = { folder: 'products', width: 1200, ending: '.1200.webp' };
export const HOME_PICTURES: PictureKind = { folder: 'home', width: 1920, ending: '.webp' };
/** Of a picture for a banner, which is at least twice as wide as high. Phones get a part of it. */
const BANNER = { width: 1920, ending: '.1920.webp' };

/**
 * Stores a picture as WebP without the metadata of cameras, under the name of its file.
 * @param mediaDir the folder of the operator's pictures.
 * @returns its path in the shop.
 * @throws AppError 'invalid_input' when the file is not a picture that can be read.
 */
export async function storePicture(
  mediaDir: string,
  kind: PictureKind,
  typedName: string,
  upload: Upload,
): Promise<string> {
  const { picture, ending } = await convert(await readAll(upload), kind);
  const folder = path.join(mediaDir, kind.folder);
  await mkdir(folder, { recursive: true });
  const name = await findFreeName(folder, toSafeName(typedName), ending);
  const draft = path.join(folder, `${newId()}.part`);
  try {
    await writeFile(draft, picture, { flush: true });
    await rename(draft, path.join(folder, name));
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  return `/media/${kind.folder}/${name}`;
}

async function readAll({ pieces }: Upload): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

async function convert(bytes: Buffer, kind: PictureKind): Promise<{ picture: Buffer; ending: string }> {
  const [resize, { default: sharp }] = [await loadResizer(), await import('sharp')];
  try {
    const { autoOrient: size } = await sharp(bytes).metadata();
    const isBanner = size.width >= 2 * size.height && size.width > PRODUCT_PICTURES.width;
    const { width, ending } = isBanner ? BANNER : kind;
    return { picture: await resize(bytes, width, 'webp'), ending };
  } catch {
    throw new AppError(
      'invalid_input',
      'This is not a picture that can be read. Please use JPEG, PNG, WebP or AVIF with at most 50 megapixels.',
    );
  }
}

/** In small ASCII letters, because the name is part of an address. */
function toSafeName(typedName: string): string {
  const name = path.parse(typedName).name.normalize('NFKD').toLowerCase();
  return (
    name
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'picture'
  );
}

/** A picture that is there already may be in use, so it is never replaced, and shares no size with another one. */
async function findFreeName(folder: string, name: string, ending: string): Promise<string> {
  const taken = new Set((await readdir(folder)).map(toStem));
  for (let number = 1; ; number += 1) {
    const candidate = `${number === 1 ? name : `${name}-${number}`}${ending}`;
    if (!taken.has(toStem(candidate))) return candidate;
  }
}

/** What the names of all sizes and shapes of a picture begin with, for computers and for phones. */
function toStem(fileName: string): string {
  return fileName.toLowerCase().replace(/(-phone)?(\.\d+)?\.[a-z0-9]+$/, '');
}
