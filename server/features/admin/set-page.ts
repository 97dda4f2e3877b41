import { AppError, invalidField } from '#contract/errors.ts';
import { isShopPage } from '#contract/page-names.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { assertVersion } from './assert-version.ts';
import { insertPage, lockPage, updatePageContent, upsertPage } from './content-queries.ts';
import { listRemovedMarkup } from './removed-markup.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

const MAX_LENGTH = 200_000;

/** The HTML of a page as it can be stored, and the names of the tags and attributes that had to be removed from it. */
export type PreparedPage = { content: string; removed: string[] };

/**
 * Removes from the HTML of a page what a page cannot have.
 * @throws AppError 'invalid_input' when the rest is empty or too long.
 */
export function preparePage(html: string): PreparedPage {
  const content = sanitiseRichText(html).trim();
  if (isBlankPage(content)) throw invalidField('content', 'The page would be empty.');
  if (content.length > MAX_LENGTH) {
    throw new AppError('invalid_input', `A page can have at most ${MAX_LENGTH} characters.`);
  }
  return { content, removed: listRemovedMarkup(html, content) };
}

/** Whether there is nothing to read or to look at. */
export function isBlankPage(html: string): boolean {
  return html.replaceAll(/<(?!img\b)[^<>]*>/g, '').trim() === '';
}

/**
 * Stores the HTML of a page without the markup that a page cannot have.
 * @param shown what the operator saw of the page before, or its version. Without a page, its content is undefined and
 * its version 0.
 * @throws AppError as `preparePage`, 'conflict' when the page is no longer as it was shown, and 'not_found' for a page
 * that nobody has added.
 */
export async function setPage(
  database: Database,
  operator: Operator,
  key: string,
  html: string,
  shown?: { content: string | undefined } | { version: number },
): Promise<void> {
  const { content } = preparePage(html);
  await runAsOperator(database, operator, async (transaction) => {
    const stored = await lockPage(transaction, key);
    if (!stored && !isShopPage(key)) throw new AppError('not_found', `There is no page “${key}”.`);
    if (shown && 'version' in shown) {
      await assertVersion(transaction, shown.version, {
        kind: 'page_contents',
        subject: key,
        version: stored?.version ?? 0,
        current: { content: stored?.content ?? '' },
      });
    } else if (shown && stored?.content !== shown.content) {
      throw new AppError(
        'conflict',
        'Somebody has just changed this page. Run the command again to see what is different now.',
      );
    }
    const store = stored ? updatePageContent : shown ? insertPage : upsertPage;
    await store(transaction, key, content);
  });
}
