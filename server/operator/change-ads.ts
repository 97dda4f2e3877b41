import * as z from 'zod/mini';
import { AD_TYPES } from '#contract/content.ts';
import { singleLine } from '#contract/fields.ts';
import { selectAds } from '#server/features/content/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { ads } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { changeAs } from './change-as.ts';
import { findByIdStart } from './find-named.ts';
import { deleteRow, insertRow, updateRow } from './ordered-rows.ts';
import { webAddress } from './web-address.ts';

const rules = z.object({
  type: z.enum(AD_TYPES, `The type must be ${AD_TYPES.join(' or ')}.`),
  image: webAddress('The picture'),
  alt: singleLine('The headline', 200),
  link: webAddress('The link'),
});

/** An advertisement as the operator writes it. */
export type AdEntry = Record<keyof z.input<typeof rules>, string>;

/**
 * @param place 1 is the first; the last when absent.
 * @returns its id.
 */
export function addAd(database: Database, operator: string, entry: AdEntry, place?: number) {
  return changeAs(database, operator, async (transaction) =>
    insertRow(transaction, ads, validate(rules, entry), { place }),
  );
}

/**
 * @param start of the advertisement's id.
 * @throws Failure 'not_found' when there is no such advertisement.
 */
export function changeAd(
  database: Database,
  operator: string,
  start: string,
  entry: Partial<AdEntry>,
  place?: number,
) {
  return changeAs(database, operator, async (transaction) => {
    const current = findByIdStart(await selectAds(transaction), start, 'advertisement');
    await updateRow(transaction, ads, current.id, validate(rules, { ...current, ...entry }), { place });
    return current.id;
  });
}

/** @throws Failure 'not_found' when there is no such advertisement. */
export function removeAd(database: Database, operator: string, start: string) {
  return changeAs(database, operator, async (transaction) => {
    const { id } = findByIdStart(await selectAds(transaction), start, 'advertisement');
    await deleteRow(transaction, ads, id);
    return id;
  });
}
