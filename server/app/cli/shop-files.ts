import { AppError } from '#contract/errors.ts';
import type { Config } from '#server/app/config.ts';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { findShopFile } from '#server/platform/media/find-shop-file.ts';

/** Whether an address is a path of the shop at which it has no file. Addresses elsewhere are not checked. */
export async function isFileMissing(config: Config, address: string): Promise<boolean> {
  return address.startsWith('/') && !(await findShopFile(getMediaFolders(config), address));
}

/** @throws AppError 'invalid_input' when a picture is a path of the shop at which it has no file. */
export async function assertPicturesExist(
  config: Config,
  { image, phoneImage }: { image?: string | undefined; phoneImage?: string | undefined },
): Promise<void> {
  for (const address of [image, phoneImage]) {
    if (address !== undefined && (await isFileMissing(config, address)))
      throw new AppError(
        'invalid_input',
        `There is no file ${address}. Put it into ${config.mediaDir} first.`,
      );
  }
}
