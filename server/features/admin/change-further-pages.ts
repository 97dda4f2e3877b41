import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { optionalLine, singleLine } from '#contract/fields.ts';
import { isShopPage, pageSlug } from '#contract/page-names.ts';
import { selectPage } from '#server/features/content/repository.ts';
import type { Database, DbReader, Transaction } from '#server/platform/database/connection.ts';
import type { pageContents } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertOrder } from './assert-order.ts';
import { assertVersion } from './assert-version.ts';
import { lockPage } from './content-queries.ts';
import { moveTo } from './ordered-row-queries.ts';
import {
  countFurtherPages,
  deletePage,
  insertFurtherPage,
  lockFooterPages,
  storeFooterPlaces,
  updateFurtherPage,
} from './page-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { isBlankPage, preparePage } from './set-page.ts';

/** The pages that operators add to those that every shop has. */

/** All of them are in the sitemap and, if the operator likes, in the footer of every page. */
const MAX_FURTHER_PAGES = 100;

const rules = z.object({
  title: singleLine('The title', 100),
  description: optionalLine('The description', 300),
  /** HTML; blank only while the page is not published. */
  content: z.string('The text is required.'),
  isPublished: z.boolean('“Published” is yes or no.'),
  isInFooter: z.boolean('“In the footer” is yes or no.'),
});

/** A further page as operators edit it. */
export type FurtherPageEntry = z.input<typeof rules>;
type Row = typeof pageContents.$inferSelect;

/** What a page is until somebody says something else. */
const NEW_PAGE = { description: '', content: '', isPublished: false, isInFooter: true };

/**
 * Adds a page. Without a text it is not published.
 * @param place of its link in the footer: 1 is first, absent is last.
 * @throws AppError 'invalid_input' when the address is taken or not valid; 'conflict' when there are too many pages.
 */
export async function addFurtherPage(
  database: Database,
  operator: Operator,
  typedSlug: string,
  entry: Pick<FurtherPageEntry, 'title'> & Partial<FurtherPageEntry>,
  place?: number,
): Promise<void> {
  const { slug } = validate(z.object({ slug: pageSlug }), { slug: typedSlug });
  const { isInFooter, ...values } = validateEntry({ ...NEW_PAGE, ...entry });
  await runAsOperator(database, operator, async (transaction) => {
    const inFooter = await lockFooterPages(transaction);
    if (await lockPage(transaction, slug)) throw invalidField('slug', `There is already a page “${slug}”.`);
    if ((await countFurtherPages(transaction)) >= MAX_FURTHER_PAGES) {
      throw new AppError('conflict', `A shop can have at most ${MAX_FURTHER_PAGES} further pages.`);
    }
    const links = isInFooter ? moveTo(inFooter, slug, place) : inFooter;
    const footerPosition = isInFooter ? links.indexOf(slug) : null;
    await insertFurtherPage(transaction, { ...values, key: slug, footerPosition });
    await storeFooterPlaces(transaction, links);
  });
}

/**
 * @param options `seenVersion` is absent for commands; `place` of its link in the footer, absent keeps it.
 * @throws AppError 'not_found', 'invalid_input', or 'conflict' when somebody else has changed the page since.
 */
export async function changeFurtherPage(
  database: Database,
  operator: Operator,
  slug: string,
  entry: Partial<FurtherPageEntry>,
  { seenVersion, place }: { seenVersion?: number; place?: number | undefined },
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    const inFooter = await lockFooterPages(transaction);
    const page = await lockFurtherPage(transaction, slug, seenVersion);
    const { isInFooter, ...values } = validateEntry({ ...toEntry(page), ...entry });
    if (place !== undefined && !isInFooter) throw createNoLinkError(slug);
    const isMoved = place !== undefined || !inFooter.includes(slug);
    const others = inFooter.filter((each) => each !== slug);
    const links = !isInFooter ? others : isMoved ? moveTo(others, slug, place) : inFooter;
    const footerPosition = isInFooter ? links.indexOf(slug) : null;
    await updateFurtherPage(transaction, slug, { ...values, footerPosition });
    await storeFooterPlaces(transaction, links);
  });
}

/**
 * Moves a page's link in the footer.
 * @param place 1 is first.
 * @param seen the pages in the footer as the operator saw them.
 * @throws AppError 'conflict' when the page has no link, or somebody else has changed the order since.
 */
export async function moveFooterLink(
  database: Database,
  operator: Operator,
  slug: string,
  place: number,
  seen: readonly string[],
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    const inFooter = await lockFooterPages(transaction);
    assertOrder(inFooter, seen);
    if (!inFooter.includes(slug)) throw createNoLinkError(slug);
    await storeFooterPlaces(transaction, moveTo(inFooter, slug, place));
  });
}

/** @throws AppError 'not_found' when no further page has this address. */
export async function getFurtherPage(database: DbReader, slug: string): Promise<Row> {
  const page = isShopPage(slug) ? undefined : await selectPage(database, slug);
  if (!page) throw createNotFoundError(slug);
  return page;
}

/** Removes a page. The change log keeps what it said. */
export async function removeFurtherPage(
  database: Database,
  operator: Operator,
  slug: string,
  seenVersion?: number,
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    await lockFurtherPage(transaction, slug, seenVersion);
    await deletePage(transaction, slug);
  });
}

async function lockFurtherPage(transaction: Transaction, slug: string, seenVersion?: number): Promise<Row> {
  const page = isShopPage(slug) ? undefined : await lockPage(transaction, slug);
  if (!page) throw createNotFoundError(slug);
  const { isPublished, isInFooter, ...current } = toEntry(page);
  await assertVersion(transaction, seenVersion, {
    kind: 'page_contents',
    subject: slug,
    version: page.version,
    current: { ...current, is_published: isPublished, is_in_footer: isInFooter },
  });
  return page;
}

function createNotFoundError(slug: string): AppError {
  return new AppError('not_found', `There is no page “${slug}” that was added.`);
}

function createNoLinkError(slug: string): AppError {
  return new AppError('conflict', `The page “${slug}” has no link in the footer.`);
}

function toEntry({ title, description, content, isPublished, footerPosition }: Row): FurtherPageEntry {
  return { title, description, content, isPublished, isInFooter: footerPosition !== null };
}

function validateEntry(entry: FurtherPageEntry): FurtherPageEntry {
  const values = validate(rules, entry);
  if (!isBlankPage(values.content)) return { ...values, content: preparePage(values.content).content };
  if (values.isPublished) throw invalidField('content', 'A page needs a text before it is published.');
  return { ...values, content: '' };
}
