import * as z from 'zod/mini';
import { singleLine } from '#contract/fields.ts';
import { selectBanners } from '#server/features/content/repository.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { banners } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { selectCategories } from './category-queries.ts';
import { optionalText, webAddress } from './field-rules.ts';
import { getByIdPrefix, getByName } from './get-row.ts';
import { deleteRow, insertRow, lockRows, updateRow } from './ordered-row-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { assertDaysInOrder, shownDays } from './shown-days.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

const rules = z.object({
  image: webAddress('The picture'),
  phoneImage: z.optional(optionalText(webAddress('The picture for phones'))),
  alt: singleLine('The headline', 200),
  /** A name or id. */
  category: singleLine('The category', 80),
  ...shownDays,
});

/** The fields of a banner as the operator types them. */
export type BannerEntry = z.input<typeof rules>;

/** `place` 1 is first; absent, a new row is last and an old one stays. `seenVersion` is absent for commands. */
export type ChangeOptions = { place?: number | undefined; seenVersion?: number };

/** @returns the new banner's id. */
export function addBanner(database: Database, operator: Operator, entry: BannerEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) =>
    insertRow(transaction, banners, await validateEntry(transaction, entry), { place }),
  );
}

/**
 * @param idPrefix the banner's id or its first characters.
 * @throws AppError 'not_found' when there is no such banner, 'conflict' when somebody else has changed it since.
 */
export function changeBanner(
  database: Database,
  operator: Operator,
  idPrefix: string,
  entry: Partial<BannerEntry>,
  { place, seenVersion }: ChangeOptions = {},
) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id, categoryId, ...current } = await lockBanner(transaction, idPrefix, seenVersion);
    const values = await validateEntry(transaction, { ...current, category: categoryId, ...entry });
    await updateRow(transaction, banners, id, values, { place });
    return id;
  });
}

/**
 * @returns the number of the change, by which it can be undone.
 * @throws AppError 'not_found' when there is no such banner, 'conflict' when somebody else has changed it since.
 */
export function removeBanner(database: Database, operator: Operator, idPrefix: string, seenVersion?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await lockBanner(transaction, idPrefix, seenVersion);
    await deleteRow(transaction, banners, id);
    return selectOwnChangeNumber(transaction);
  });
}

async function lockBanner(transaction: Transaction, idPrefix: string, seenVersion: number | undefined) {
  await lockRows(transaction, banners);
  const banner = getByIdPrefix(await selectBanners(transaction), idPrefix, 'banner');
  const { id, version, image, phoneImage, alt, categoryId, shownFrom, shownUntil } = banner;
  const { name: category } = getByName(await selectCategories(transaction), categoryId, 'category');
  await assertVersion(transaction, seenVersion, {
    ...{ kind: 'banners', subject: id, version },
    current: {
      ...{ image, phone_image: phoneImage, alt, category },
      ...{ shown_from: shownFrom, shown_until: shownUntil },
    },
  });
  return banner;
}

async function validateEntry(transaction: Transaction, entry: BannerEntry) {
  const { category, ...values } = validate(rules, entry);
  assertDaysInOrder(values);
  const { id: categoryId } = getByName(await selectCategories(transaction), category, 'category');
  return { ...values, categoryId };
}
