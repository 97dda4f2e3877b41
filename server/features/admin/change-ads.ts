import * as z from 'zod/mini';
import { AD_TYPES } from '#contract/content.ts';
import { singleLine } from '#contract/fields.ts';
import { selectAds } from '#server/features/content/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { ads } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { optionalText, webAddress } from './field-rules.ts';
import { getByIdPrefix } from './get-row.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { runAsOperator } from './run-as-operator.ts';

const rules = z.object({
  type: z.enum(AD_TYPES, `The type must be ${AD_TYPES.join(' or ')}.`),
  image: webAddress('The picture'),
  phoneImage: z.optional(optionalText(webAddress('The picture for phones'))),
  alt: singleLine('The headline', 200),
  link: webAddress('The link'),
});

/** The fields of an advertisement as the operator types them. */
export type AdEntry = Omit<z.input<typeof rules>, 'type'> & { type: string };

/**
 * @param place 1 is first, absent is last.
 * @returns the new advertisement's id.
 */
export function addAd(database: Database, operator: string, entry: AdEntry, place?: number) {
  return runAsOperator(database, operator, async (transaction) =>
    insertRow(transaction, ads, validate(rules, entry), { place }),
  );
}

/**
 * @param idPrefix the advertisement's id or its first characters.
 * @param place absent keeps the place.
 * @throws AppError 'not_found' when there is no such advertisement.
 */
export function changeAd(
  database: Database,
  operator: string,
  idPrefix: string,
  entry: Partial<AdEntry>,
  place?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const current = getByIdPrefix(await selectAds(transaction), idPrefix, 'advertisement');
    await updateRow(transaction, ads, current.id, validate(rules, { ...current, ...entry }), { place });
    return current.id;
  });
}

/** @throws AppError 'not_found' when there is no such advertisement. */
export function removeAd(database: Database, operator: string, idPrefix: string) {
  return runAsOperator(database, operator, async (transaction) => {
    const { id } = getByIdPrefix(await selectAds(transaction), idPrefix, 'advertisement');
    await deleteRow(transaction, ads, id);
    return id;
  });
}
