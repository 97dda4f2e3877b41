import { AppError } from '#contract/errors.ts';
import type { Config } from '#server/app/config.ts';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { findShopFile } from '#server/platform/media/find-shop-file.ts';
import { type FileKind, isFileOfKind } from '#server/platform/media/is-file-of-kind.ts';

/**
 * What is wrong with the file at a path of the shop: that it is missing, or no picture or PDF. Addresses elsewhere are
 * not checked.
 */
export async function findFileProblem(
  config: Config,
  address: string,
  kind?: FileKind,
): Promise<string | undefined> {
  if (!address.startsWith('/')) return undefined;
  const found = await findShopFile(getMediaFolders(config), address);
  if (!found) return `There is no file ${address}. Put it into ${config.mediaDir} first.`;
  if (!kind || (await isFileOfKind(kind, found.file))) return undefined;
  return `The file ${address} is not a ${kind}.`;
}

/** @throws AppError 'invalid_input' when an image path of the shop (it begins with '/') leads to no picture. */
export async function assertPicturesExist(
  config: Config,
  { image, phoneImage }: { image?: string | undefined; phoneImage?: string | undefined },
): Promise<void> {
  for (const address of [image, phoneImage]) {
    const problem = address === undefined ? undefined : await findFileProblem(config, address, 'picture');
    if (problem !== undefined) throw new AppError('invalid_input', problem);
  }
}
