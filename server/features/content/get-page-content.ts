import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectPageContent } from './repository.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

/**
 * The HTML of a static page. It is sanitised when stored and again here, so that stricter rules apply to old texts too.
 * @throws AppError 'not_found' when the operator has not written it yet.
 */
export async function getPageContent(database: Database, key: string): Promise<string> {
  const content = await selectPageContent(database, key);
  if (content === undefined) throw new AppError('not_found', 'This page is not available yet.');
  return sanitiseRichText(content);
}
