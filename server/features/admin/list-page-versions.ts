import { AppError } from '#contract/errors.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectPageVersions } from './content-queries.ts';

/** What a page said until somebody replaced or removed it; number 1 is the latest. */
export type PageVersion = { number: number; content: string; replacedAt: Date; replacedBy: string };

/** Lists the earlier versions of a page, the latest first. The change log has all of them. */
export async function listPageVersions(database: DbExecutor, key: string): Promise<PageVersion[]> {
  const rows = await selectPageVersions(database, key);
  return rows.map((row, index) => ({ number: index + 1, ...row }));
}

/** @throws AppError 'not_found' when the page has no version of this number. */
export async function getPageVersion(
  database: DbExecutor,
  key: string,
  number: number,
): Promise<PageVersion> {
  const version = (await listPageVersions(database, key))[number - 1];
  if (!version) throw new AppError('not_found', `This page has no earlier version ${number}.`);
  return version;
}
