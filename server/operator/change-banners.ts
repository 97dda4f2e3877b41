import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';
import { selectBanners } from '#server/features/content/repository.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { banners } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { selectCategories } from './category-queries.ts';
import { changeAs } from './change-as.ts';
import { findByIdStart, findByName } from './find-named.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { webAddress } from './web-address.ts';

const rules = z.object({
  image: webAddress('The picture'),
  alt: singleLine('The headline', 200),
  /** Name or id. */
  category: singleLine('The category', 80),
});

/** A banner as the operator writes it. */
export type BannerEntry = z.input<typeof rules>;

/**
 * @param place 1 is the first; the last when absent.
 * @returns its id.
 */
export function addBanner(database: Database, operator: string, entry: BannerEntry, place?: number) {
  return changeAs(database, operator, async (transaction) =>
    insertRow(transaction, banners, await check(transaction, entry), { place }),
  );
}

/**
 * @param start of the banner's id.
 * @throws Failure 'not_found' when there is no such banner.
 */
export function changeBanner(
  database: Database,
  operator: string,
  start: string,
  entry: Partial<BannerEntry>,
  place?: number,
) {
  return changeAs(database, operator, async (transaction) => {
    const { id, image, alt, categoryId } = findByIdStart(await selectBanners(transaction), start, 'banner');
    const values = await check(transaction, { image, alt, category: categoryId, ...entry });
    await updateRow(transaction, banners, id, values, { place });
    return id;
  });
}

/** @throws Failure 'not_found' when there is no such banner. */
export function removeBanner(database: Database, operator: string, start: string) {
  return changeAs(database, operator, async (transaction) => {
    const { id } = findByIdStart(await selectBanners(transaction), start, 'banner');
    await deleteRow(transaction, banners, id);
    return id;
  });
}

async function check(transaction: Transaction, entry: BannerEntry) {
  const { category, ...values } = validate(rules, entry);
  const { id: categoryId } = findByName(await selectCategories(transaction), category, 'category');
  return { ...values, categoryId };
}
