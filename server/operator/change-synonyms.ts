import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { changeAs } from './change-as.ts';
import { deleteSynonyms, insertSynonym } from './content-queries.ts';
import { orEmpty } from './or-empty.ts';

/** A search looks up no more words than these as one synonym. */
const MOST_WORDS = 4;

const rules = z.object({
  term: singleLine('The term', 80),
  replacement: orEmpty(singleLine('The replacement', 80)),
});

/** What buyers say, and what the catalogue says for it; an empty replacement: a product need not have the term. */
export type SynonymEntry = z.input<typeof rules>;

/** @throws Failure 'conflict' when it is there already, 'invalid_input' when no search could use it. */
export async function addSynonym(database: Database, operator: string, entry: SynonymEntry): Promise<void> {
  const synonym = validate(rules, entry);
  await changeAs(database, operator, async (transaction) => {
    const phrase = await insertSynonym(transaction, synonym);
    if (phrase === undefined) throw new AppError('conflict', 'This synonym is there already.');
    const words = phrase.split(' ').filter(Boolean).length;
    if (words === 0 || words > MOST_WORDS) {
      throw invalidField('term', `A term has 1 to ${MOST_WORDS} words; this one has ${words}.`);
    }
  });
}

/**
 * @param replacement only this one; all of the term's when absent.
 * @returns what the term no longer stands for.
 * @throws Failure 'not_found' when there is no such synonym.
 */
export async function removeSynonym(
  database: Database,
  operator: string,
  term: string,
  replacement?: string,
) {
  return changeAs(database, operator, async (transaction) => {
    const removed = await deleteSynonyms(transaction, term, replacement);
    if (removed.length === 0) throw new AppError('not_found', `There is no such synonym of “${term}”.`);
    return removed.map((synonym) => synonym.replacement);
  });
}
