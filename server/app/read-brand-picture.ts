import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PictureFile, UnusablePictureError } from '#server/features/estimates/estimate-pictures.ts';

/** `/media/…` is in the operator's folder, any other path in the one that every shop has. */
export type BrandFolders = { media: string; public: string };

const MEDIA = '/media/';
const MAX_BYTES = 500 * 1024;

/**
 * Reads the picture that a setting names by its path in the shop.
 * @throws UnusablePictureError with what is wrong as the rest of a sentence: 'must begin with /'.
 */
export function readBrandPicture(shopPath: string, folders: BrandFolders): PictureFile {
  if (!shopPath.startsWith('/')) {
    throw new UnusablePictureError('must be a path of the shop that begins with /, such as /media/logo.png');
  }
  const isMedia = shopPath.startsWith(MEDIA);
  const folder = isMedia ? folders.media : folders.public;
  const file = path.join(folder, shopPath.slice(isMedia ? MEDIA.length : 1));
  if (!file.startsWith(folder + path.sep))
    throw new UnusablePictureError('leads out of the folder of pictures');
  const bytes = readFile(file);
  if (bytes.length > MAX_BYTES)
    throw new UnusablePictureError(`is larger than ${MAX_BYTES / 1024} KB: ${file}`);
  return { path: shopPath, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function readFile(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const problem = code === 'ENOENT' ? 'names a file that does not exist' : `cannot be read (${code})`;
    throw new UnusablePictureError(`${problem}: ${file}`);
  }
}
