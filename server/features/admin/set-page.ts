import type { PageKey } from '#contract/content.ts';
import { AppError, invalidField } from '#contract/errors.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { upsertPage } from './content-queries.ts';
import { runAsOperator } from './run-as-operator.ts';

/** Tags whose removal is not reported: those around a document, and h1, which becomes h2. */
const UNREPORTED_TAGS = new Set(['html', 'head', 'title', 'body', 'h1']);

const MAX_LENGTH = 200_000;

/**
 * Stores the HTML of a static page without the tags that a page cannot have.
 * @returns the names of the removed tags.
 * @throws AppError 'invalid_input' when the rest is empty or too long.
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
  await runAsOperator(database, operator, (transaction) => upsertPage(transaction, key, content));
  const kept = listTags(content);
  return [...listTags(html)].filter((tag) => !kept.has(tag) && !UNREPORTED_TAGS.has(tag));
}

function listTags(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));
}
