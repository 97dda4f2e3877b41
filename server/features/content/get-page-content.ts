import { AppError } from '#contract/errors.ts';
import type { DbReader } from '#server/platform/database/connection.ts';
import { selectPage } from './repository.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

/** What visitors read on a page. */
export type PageContent = {
  /** '' for the pages that every shop has. */
  title: string;
  /** For search engines; '' where operators have written none. */
  description: string;
  /** HTML, sanitised when stored and again here, so that stricter rules apply to old texts too. */
  content: string;
};

/** @throws AppError 'not_found' when the page is not there, or not published yet. */
export async function getPageContent(database: DbReader, key: string): Promise<PageContent> {
  const page = await selectPage(database, key);
  if (!page?.isPublished || page.content === '') {
    throw new AppError('not_found', 'This page is not available yet.');
  }
  const { title, description, content } = page;
  return { title, description, content: sanitiseRichText(content) };
}

/**
 * The sanitised HTML of a page, published or not.
 * @throws AppError 'not_found' when nobody has written it yet.
 */
export async function getStoredContent(database: DbReader, key: string): Promise<string> {
  const page = await selectPage(database, key);
  if (!page) throw new AppError('not_found', 'This page is not available yet.');
  return sanitiseRichText(page.content);
}
