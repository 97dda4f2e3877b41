import type { PageKey } from '#contract/content.ts';
import { AppError, invalidField } from '#contract/errors.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { changeAs } from './change-as.ts';
import { upsertPage } from './content-queries.ts';

/** What a whole document is wrapped in, and the heading that becomes one of the second rank. */
const UNMISSED = new Set(['html', 'head', 'title', 'body', 'h1']);

const MAX_LENGTH = 200_000;

/**
 * Stores the text of a static page, without what a page cannot carry.
 * @returns the names of the tags that were left out.
 * @throws Failure 'invalid_input' when nothing is left, or too much.
 */
export async function setPage(
  database: Database,
  operator: string,
  key: PageKey,
  html: string,
): Promise<string[]> {
  const content = sanitiseRichText(html).trim();
  if (content === '') throw invalidField('content', 'There would be nothing on the page.');
  if (content.length > MAX_LENGTH) {
    throw new AppError('invalid_input', `A page can have at most ${MAX_LENGTH} characters.`);
  }
  await changeAs(database, operator, (transaction) => upsertPage(transaction, key, content));
  const kept = tagsOf(content);
  return [...tagsOf(html)].filter((tag) => !kept.has(tag) && !UNMISSED.has(tag));
}

function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));
}
