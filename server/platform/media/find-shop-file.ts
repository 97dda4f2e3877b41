import { type FoundFile, findFile } from './find-file.ts';

/** Absolute paths of the folders from which the shop serves files. */
export type ShopFolders = { originals: string; demoPictures: string; demoBrochures: string; public: string };

/**
 * Finds the file that the shop would serve at one of its paths.
 * @param shopPath `/media/drills/one.jpg`
 */
export async function findShopFile(folders: ShopFolders, shopPath: string): Promise<FoundFile | undefined> {
  for (const [folder, name] of listCandidates(folders, toFileName(shopPath))) {
    const found = await findFile(folder, name);
    if (found) return found;
  }
  return undefined;
}

function toFileName(shopPath: string): string {
  const { pathname } = new URL(shopPath, 'http://shop');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function listCandidates(folders: ShopFolders, name: string): [folder: string, name: string][] {
  const [, resized] = /^\/media\/resized\/\d+\/(.+)$/.exec(name) ?? [];
  if (resized !== undefined) return [[folders.originals, resized]];
  const [, brochure] = /^\/media\/brochures\/(.+)$/.exec(name) ?? [];
  const [, media] = /^\/media\/(.+)$/.exec(name) ?? [];
  if (media === undefined) return [[folders.public, name]];
  return [
    ...(brochure === undefined ? [] : [[folders.demoBrochures, brochure] satisfies [string, string]]),
    [folders.originals, media],
    [folders.demoPictures, media],
  ];
}
