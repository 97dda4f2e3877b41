import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { selectAds, selectBanners } from '#server/features/content/repository.ts';
import { HOME_PICTURES } from '#server/features/staff-pictures/store-picture.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** A shop has a few dozen; more cannot be looked through. */
const MAX_PICTURES = 200;

/** The addresses of the pictures uploaded for the home page, the latest first, and of those that it uses. */
export async function listHomePictures(database: Database, mediaDir: string): Promise<string[]> {
  const rows = [...(await selectBanners(database)), ...(await selectAds(database))];
  const inUse = rows.flatMap(({ image, phoneImage }) => [image, phoneImage]).filter((image) => image !== '');
  return [...new Set([...(await listUploaded(mediaDir)), ...inUse])].slice(0, MAX_PICTURES);
}

async function listUploaded(mediaDir: string): Promise<string[]> {
  const folder = path.join(mediaDir, HOME_PICTURES.folder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.webp'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return files.toSorted((a, b) => b.at - a.at).map(({ name }) => `/media/${HOME_PICTURES.folder}/${name}`);
}
