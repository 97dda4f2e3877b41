import type { BrandPicture } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { preparePicture } from '#server/platform/pdf/prepare-picture.ts';
import type { EstimatePictures, EstimateSeller } from './estimate-document.ts';
import { insertEstimatePicture, selectEstimatePictures } from './repository.ts';

/**
 * Stores a picture of the seller's for the estimates that will name it.
 * @returns its size in pixels.
 * @throws Error for the operator when the file is not a picture.
 */
export async function storeEstimatePicture(
  database: Database,
  { path, bytes, sha256 }: BrandPicture,
): Promise<{ width: number; height: number }> {
  const [stored] = await selectEstimatePictures(database, [sha256]);
  if (stored) return stored;
  const prepared = await preparePicture(bytes).catch((cause: unknown) => {
    throw new Error(`The picture ${path} cannot be read. It must be a PNG, JPEG, WebP or AVIF.`, { cause });
  });
  await insertEstimatePicture(database, { sha256, ...prepared });
  return prepared;
}

/**
 * Loads the pictures that an estimate names, as they were when it was made.
 * @throws Error when one of them was never stored.
 */
export async function loadEstimatePictures(
  database: Database,
  { logoSha256, signatureSha256 }: EstimateSeller,
): Promise<EstimatePictures> {
  const wanted = [logoSha256, signatureSha256].filter((sha256) => sha256 !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await selectEstimatePictures(database, wanted);
  const pictures = new Map(rows.map(({ sha256, png }) => [sha256, png]));
  const missing = wanted.find((sha256) => !pictures.has(sha256));
  if (missing) throw new Error(`The picture ${missing} of an estimate is not stored.`);
  return pictures;
}
