import type { PageKey } from '#contract/content.ts';
import { AppError, invalidField } from '#contract/errors.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { lockPageContent, upsertPage } from './content-queries.ts';
import { listRemovedMarkup } from './removed-markup.ts';
import { runAsOperator } from './run-as-operator.ts';

const MAX_LENGTH = 200_000;

/** The HTML of a page as it can be stored, and the names of the tags and attributes that had to be removed from it. */
export type PreparedPage = { content: string; removed: string[] };

/**
 * Removes from the HTML of a static page what a page cannot have.
 * @throws AppError 'invalid_input' when the rest is empty or too long.
 */
export function preparePage(html: string): PreparedPage {
  const content = sanitiseRichText(html).trim();
  if (content === '') throw invalidField('content', 'There would be nothing on the page.');
  if (content.length > MAX_LENGTH) {
    throw new AppError('invalid_input', `A page can have at most ${MAX_LENGTH} characters.`);
  }
  return { content, removed: listRemovedMarkup(html, content) };
}

/**
 * Stores the HTML of a static page without the markup that a page cannot have.
 * @param shown what the operator saw of the page before; its content is undefined when there was none.
 * @throws AppError as `preparePage`, and 'conflict' when the page is no longer as it was shown.
 */
export async function setPage(
  database: Database,
  operator: string,
  key: PageKey,
  html: string,
  shown?: { content: string | undefined },
): Promise<void> {
  const { content } = preparePage(html);
  await runAsOperator(database, operator, async (transaction) => {
    if (shown && (await lockPageContent(transaction, key)) !== shown.content) {
      throw new AppError(
        'conflict',
        'Somebody has just changed this page. Run the command again to see what is different now.',
      );
    }
    await upsertPage(transaction, key, content);
  });
}
