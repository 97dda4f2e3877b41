import type { Database } from '#server/platform/database/connection.ts';
import type { ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { type FileProblem, findProblem } from './check-files.ts';
import { selectUsedFiles } from './repository.ts';

export type PictureProblem = { address: string; problem: FileProblem; usedBy: string };

/** The pictures of the shop that are missing, something else or too large. It looks at every one. */
export async function listPictureProblems(
  database: Database,
  folders: ShopFolders,
): Promise<PictureProblem[]> {
  const problems: PictureProblem[] = [];
  for (const file of await selectUsedFiles(database)) {
    const problem = file.isPicture ? await findProblem(file, folders) : undefined;
    if (problem) problems.push({ address: file.path, problem, usedBy: file.usedBy });
  }
  return problems;
}
