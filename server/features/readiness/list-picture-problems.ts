import type { Database } from '#server/platform/database/connection.ts';
import type { ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { type FileProblem, findProblem } from './check-files.ts';
import { selectUsedFiles } from './repository.ts';

/** A shop that has lost its folder of pictures would have as many as pictures. */
const MAX_LISTED = 200;

export type PictureProblem = { address: string; problem: FileProblem; usedBy: string };

/** The first ones, and how many there are. */
export type PictureProblems = { listed: PictureProblem[]; total: number };

/** The pictures of the shop that are missing, something else or too large. It looks at every one. */
export async function listPictureProblems(
  database: Database,
  folders: ShopFolders,
): Promise<PictureProblems> {
  const listed: PictureProblem[] = [];
  let total = 0;
  for (const file of await selectUsedFiles(database)) {
    const problem = file.isPicture ? await findProblem(file, folders) : undefined;
    if (!problem) continue;
    total += 1;
    if (listed.length < MAX_LISTED) listed.push({ address: file.path, problem, usedBy: file.usedBy });
  }
  return { listed, total };
}
