import * as z from 'zod/mini';
import { AD_TYPES } from '#contract/content.ts';
import { singleLine } from '#contract/fields.ts';
import { selectAds } from '#server/features/content/repository.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { ads } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import type { ChangeOptions } from './change-banners.ts';
import { optionalText, webAddress } from './field-rules.ts';
import { getByIdPrefix } from './get-row.ts';
import { deleteRow, insertRow, lockRows, updateRow } from './ordered-row-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { assertDaysInOrder, shownDays } from './shown-days.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

const rules = z.object({
  type: z.enum(AD_TYPES, `The type must be ${AD_TYPES.join(' or ')}.`),
  image: webAddress('The picture'),
  phoneImage: z.optional(optionalText(webAddress('The picture for phones'))),
  alt: singleLine('The headline', 200),
  link: webAddress('The link'),
  ...shownDays,
});

/** The fields of an advertisement as the operator types them. */
export type AdEntry = Omit<z.input<typeof rules>, 'type'> & { type: string };

/**
 * @param place 1 is first, absent is last.
 * @returns the new advertisement's id.
 */
export function addAd(database: Database, operator: Operator, entry: AdEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) =>
    insertRow(transaction, ads, validateEntry(entry), { place }),
  );
}

/**
 * @param idPrefix the advertisement's id or its first characters.
 * @throws AppError 'not_found' when there is no such advertisement, 'conflict' when somebody else has changed it since.
 */
export function changeAd(
  database: Database,
  operator: Operator,
  idPrefix: string,
  entry: Partial<AdEntry>,
  { place, seenVersion }: ChangeOptions = {},
) {
  return runAsOperator(database, operator, async (transaction) => {
    const current = await lockAd(transaction, idPrefix, seenVersion);
    await updateRow(transaction, ads, current.id, validateEntry({ ...current, ...entry }), { place });
    return current.id;
  });
}

/**
 * @returns the number of the change, by which it can be undone.
 * @throws AppError 'not_found' when there is no such advertisement, 'conflict' when somebody else has changed it since.
 */
export function removeAd(database: Database, operator: Operator, idPrefix: string, seenVersion?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = await lockAd(transaction, idPrefix, seenVersion);
    await deleteRow(transaction, ads, id);
    return selectOwnChangeNumber(transaction);
  });
}

async function lockAd(transaction: Transaction, idPrefix: string, seenVersion: number | undefined) {
  await lockRows(transaction, ads);
  const ad = getByIdPrefix(await selectAds(transaction), idPrefix, 'advertisement');
  const { id, version, type, image, phoneImage, alt, link, shownFrom, shownUntil } = ad;
  await assertVersion(transaction, seenVersion, {
    ...{ kind: 'ads', subject: id, version },
    current: {
      ...{ type, image, phone_image: phoneImage, alt, link },
      ...{ shown_from: shownFrom, shown_until: shownUntil },
    },
  });
  return ad;
}

function validateEntry(entry: AdEntry) {
  const values = validate(rules, entry);
  assertDaysInOrder(values);
  return values;
}
