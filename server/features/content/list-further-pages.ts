import type { DbReader } from '#server/platform/database/connection.ts';
import { selectPublishedPages } from './repository.ts';

/** A page that operators have added. */
export type FurtherPage = { slug: string; title: string };

/** The further pages that visitors can read. */
export async function listFurtherPages(database: DbReader): Promise<FurtherPage[]> {
  return selectPublishedPages(database);
}

/** Those with a link in the footer, in the operators' order. */
export async function listFooterPages(database: DbReader): Promise<FurtherPage[]> {
  return (await selectPublishedPages(database)).filter(({ isInFooter }) => isInFooter);
}
