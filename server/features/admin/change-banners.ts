import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';
import { selectBanners } from '#server/features/content/repository.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { banners } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { selectCategories } from './category-queries.ts';
import { optionalText, webAddress } from './field-rules.ts';
import { getByIdPrefix, getByName } from './get-row.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { runAsOperator } from './run-as-operator.ts';

const rules = z.object({
  image: webAddress('The picture'),
  phoneImage: z.optional(optionalText(webAddress('The picture for phones'))),
  alt: singleLine('The headline', 200),
  /** A name or id. */
  category: singleLine('The category', 80),
});

/** The fields of a banner as the operator types them. */
export type BannerEntry = z.input<typeof rules>;

/**
 * @param place 1 is first, absent is last.
 * @returns the new banner's id.
 */
export function addBanner(database: Database, operator: string, entry: BannerEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) =>
    insertRow(transaction, banners, await validateEntry(transaction, entry), { place }),
  );
}

/**
 * @param idPrefix the banner's id or its first characters.
 * @param place absent keeps the place.
 * @throws AppError 'not_found' when there is no such banner.
 */
export function changeBanner(
  database: Database,
  operator: string,
  idPrefix: string,
  entry: Partial<BannerEntry>,
  place?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id, categoryId, ...current } = getByIdPrefix(
      await selectBanners(transaction),
      idPrefix,
      'banner',
    );
    const values = await validateEntry(transaction, { ...current, category: categoryId, ...entry });
    await updateRow(transaction, banners, id, values, { place });
    return id;
  });
}

/** @throws AppError 'not_found' when there is no such banner. */
export function removeBanner(database: Database, operator: string, idPrefix: string) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = getByIdPrefix(await selectBanners(transaction), idPrefix, 'banner');
    await deleteRow(transaction, banners, id);
    return id;
  });
}

async function validateEntry(transaction: Transaction, entry: BannerEntry) {
  const { category, ...values } = validate(rules, entry);
  const { id: categoryId } = getByName(await selectCategories(transaction), category, 'category');
  return { ...values, categoryId };
}
