import { findShopFile, type ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { nameFirst } from './name-first.ts';
import type { ReadinessProblem } from './readiness-problem.ts';
import type { UsedFile } from './repository.ts';

const MAX_PICTURE_BYTES = 500 * 1024;

/** Names the files that are missing, and the pictures that are too large for a phone. */
export async function checkFiles(
  files: readonly UsedFile[],
  folders: ShopFolders,
): Promise<ReadinessProblem[]> {
  const missing: string[] = [];
  const large: string[] = [];
  for (const { path, isPicture, usedBy } of files) {
    const stats = await findShopFile(folders, path);
    const name = `${path} of ${usedBy}`;
    if (!stats) missing.push(name);
    else if (isPicture && stats.size > MAX_PICTURE_BYTES) large.push(name);
  }
  const messages = [
    ...(missing.length > 0
      ? [`${countFiles(missing)} missing: ${nameFirst(missing)}; put them into ${folders.originals}.`]
      : []),
    ...(large.length > 0
      ? [`${countFiles(large)} larger than 500 KB: ${nameFirst(large)}; save them in a smaller size.`]
      : []),
  ];
  return messages.map((message) => ({ about: 'pictures', message }));
}

const countFiles = ({ length }: string[]) => (length === 1 ? '1 file is' : `${length} files are`);
