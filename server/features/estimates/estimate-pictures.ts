import type { BrandPicture } from '#domain/brand.ts';
import { selectBrandPictureSize } from '#server/features/settings/repository.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { preparePicture } from '#server/platform/pdf/prepare-picture.ts';
import type { EstimatePictures, EstimateSeller } from './estimate-document.ts';
import { insertEstimatePicture, selectEstimatePictures } from './repository.ts';

/** The picture and the bytes of its file. */
export type PictureFile = BrandPicture & { bytes: Uint8Array };

/** The operator has named a file that is missing, too large or no picture; the message says so. */
export class UnusablePictureError extends Error {
  override name = 'UnusablePictureError';
}

/**
 * Stores a picture of the seller's for the estimates that will name it.
 * @throws UnusablePictureError when the file is not a picture.
 */
export async function storeEstimatePicture(
  database: DbExecutor,
  { path, bytes, sha256 }: PictureFile,
): Promise<void> {
  if (await selectBrandPictureSize(database, sha256)) return;
  const prepared = await preparePicture(bytes).catch((cause: unknown) => {
    const message = `The picture ${path} cannot be read. It must be a PNG, JPEG, WebP or AVIF.`;
    throw new UnusablePictureError(message, { cause });
  });
  await insertEstimatePicture(database, { sha256, ...prepared });
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
