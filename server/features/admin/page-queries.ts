import { asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { SHOP_PAGE_KEYS } from '#contract/page-names.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { pageContents } from '#server/platform/database/schema.ts';
import { lockPages } from './content-queries.ts';

/** SQL about the pages that operators add. */

type PageRow = typeof pageContents.$inferInsert;

export async function countFurtherPages(db: DbExecutor): Promise<number> {
  return db.$count(pageContents, notInArray(pageContents.key, [...SHOP_PAGE_KEYS]));
}

export async function insertFurtherPage(transaction: Transaction, page: PageRow): Promise<void> {
  await transaction.insert(pageContents).values(page);
}

export async function updateFurtherPage(
  transaction: Transaction,
  key: string,
  values: Omit<PageRow, 'key'>,
): Promise<void> {
  await transaction.update(pageContents).set(values).where(eq(pageContents.key, key));
}

export async function deletePage(transaction: Transaction, key: string): Promise<void> {
  await transaction.delete(pageContents).where(eq(pageContents.key, key));
}

/** @returns the pages in the footer, in their order. Until the transaction ends, nobody else writes to the pages. */
export async function lockFooterPages(transaction: Transaction): Promise<string[]> {
  await lockPages(transaction);
  const { key, title, footerPosition } = pageContents;
  const rows = await transaction
    .select({ key })
    .from(pageContents)
    .where(isNotNull(footerPosition))
    .orderBy(asc(footerPosition), asc(title), asc(key));
  return rows.map((row) => row.key);
}

/** Updates only pages whose place changes, so that only they are recorded as changed. */
export async function storeFooterPlaces(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    update ${pageContents} set footer_position = wanted.place - 1
    from unnest(${sql.param(keys)}::text[]) with ordinality as wanted (key, place)
    where ${pageContents.key} = wanted.key and ${pageContents.footerPosition} <> wanted.place - 1`);
}
