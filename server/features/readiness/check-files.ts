import { findShopFile, type ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { isFileOfKind } from '#server/platform/media/is-file-of-kind.ts';
import { nameFirst } from './name-first.ts';
import type { ReadinessProblem } from './readiness-problem.ts';
import type { UsedFile } from './repository.ts';

const MAX_PICTURE_BYTES = 500 * 1024;

export type FileProblem = 'missing' | 'wrong' | 'large';

/** What is wrong with a file: it is missing, no picture or PDF, or a picture that is too large for a phone. */
export async function findProblem(
  { path, isPicture }: Pick<UsedFile, 'path' | 'isPicture'>,
  folders: ShopFolders,
): Promise<FileProblem | undefined> {
  const found = await findShopFile(folders, path);
  if (!found) return 'missing';
  if (!(await isFileOfKind(isPicture ? 'picture' : 'PDF', found.file))) return 'wrong';
  return isPicture && found.stats.size > MAX_PICTURE_BYTES ? 'large' : undefined;
}

/** Names the files that are missing or something else, and the pictures that are too large for a phone. */
export async function checkFiles(
  files: readonly UsedFile[],
  folders: ShopFolders,
): Promise<ReadinessProblem[]> {
  const pictures = files.filter(({ isPicture }) => isPicture);
  const brochures = files.filter(({ isPicture }) => !isPicture);
  return [
    ...(await describeProblems('pictures', pictures, folders)),
    ...(await describeProblems('brochures', brochures, folders)),
  ];
}

async function describeProblems(
  about: 'pictures' | 'brochures',
  files: readonly UsedFile[],
  folders: ShopFolders,
): Promise<ReadinessProblem[]> {
  const names: Record<FileProblem, string[]> = { missing: [], wrong: [], large: [] };
  for (const file of files) {
    const problem = await findProblem(file, folders);
    if (problem) names[problem].push(`${file.path} of ${file.usedBy}`);
  }
  const { missing, wrong, large } = names;
  const found: [names: string[], message: string, how: string][] = [
    [
      missing,
      `${countFiles(missing)} missing: ${nameFirst(missing)}.`,
      `Put ${themOrIt(missing)} into ${folders.originals}.`,
    ],
    [
      wrong,
      `${countFiles(wrong)} not a picture or PDF, whatever the name says: ${nameFirst(wrong)}.`,
      `Replace ${themOrIt(wrong)}.`,
    ],
    [
      large,
      `${countFiles(large)} larger than 500 KB: ${nameFirst(large)}.`,
      `Save ${themOrIt(large)} in a smaller size.`,
    ],
  ];
  return found.filter(([{ length }]) => length > 0).map(([, message, how]) => ({ about, message, how }));
}

const themOrIt = ({ length }: string[]) => (length === 1 ? 'it' : 'them');
const countFiles = ({ length }: string[]) => (length === 1 ? '1 file is' : `${length} files are`);
