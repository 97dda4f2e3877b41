import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { deleteKnownBrand, insertKnownBrand } from './known-brand-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/** The search looks up at most this many words as one brand. */
const MAX_WORDS = 4;

const rules = z.object({ name: singleLine('The brand', 80) });

/**
 * Adds a brand that buyers name: as long as the catalogue has no product of it, searches leave it out and say so.
 * @returns the number of the change.
 * @throws AppError 'conflict' when the brand is known already, 'invalid_input' when no search could name it.
 */
export async function addKnownBrand(
  database: Database,
  operator: Operator,
  brand: string,
): Promise<number | null> {
  const { name } = validate(rules, { name: brand });
  return runAsOperator(database, operator, async (transaction) => {
    const phrase = await insertKnownBrand(transaction, name);
    if (phrase === undefined) throw new AppError('conflict', `The brand “${name}” is already in the list.`);
    const words = phrase.split(' ').filter(Boolean).length;
    if (words === 0 || words > MAX_WORDS) {
      throw invalidField('name', `A brand has 1 to ${MAX_WORDS} words; this one has ${words}.`);
    }
    return selectOwnChangeNumber(transaction);
  });
}

/** @returns the number of the change. @throws AppError 'not_found' when the brand is not in the list. */
export async function removeKnownBrand(
  database: Database,
  operator: Operator,
  name: string,
): Promise<number | null> {
  return runAsOperator(database, operator, async (transaction) => {
    if (await deleteKnownBrand(transaction, name)) return selectOwnChangeNumber(transaction);
    throw new AppError('not_found', `There is no brand “${name}” in the list.`);
  });
}
