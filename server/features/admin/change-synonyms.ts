import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { deleteSynonyms, insertSynonym } from './content-queries.ts';
import { optionalText } from './field-rules.ts';
import { runAsOperator } from './run-as-operator.ts';

/** The search looks up at most this many words as one synonym. */
const MAX_WORDS = 4;

const rules = z.object({
  term: singleLine('The term', 80),
  replacement: optionalText(singleLine('The replacement', 80)),
});

/** What buyers type, and what the catalogue says instead. With an empty replacement the search ignores the term. */
export type SynonymEntry = z.input<typeof rules>;

/** @throws AppError 'conflict' when it exists already, 'invalid_input' when no search could use it. */
export async function addSynonym(database: Database, operator: string, entry: SynonymEntry): Promise<void> {
  const synonym = validate(rules, entry);
  await runAsOperator(database, operator, async (transaction) => {
    const phrase = await insertSynonym(transaction, synonym);
    if (phrase === undefined) throw new AppError('conflict', 'This synonym exists already.');
    const words = phrase.split(' ').filter(Boolean).length;
    if (words === 0 || words > MAX_WORDS) {
      throw invalidField('term', `A term has 1 to ${MAX_WORDS} words; this one has ${words}.`);
    }
  });
}

/**
 * @param replacement absent removes all replacements of the term.
 * @returns the removed replacements.
 * @throws AppError 'not_found' when there is no such synonym.
 */
export async function removeSynonym(
  database: Database,
  operator: string,
  term: string,
  replacement?: string,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const removed = await deleteSynonyms(transaction, term, replacement);
    if (removed.length === 0) throw new AppError('not_found', `There is no such synonym of “${term}”.`);
    return removed.map((synonym) => synonym.replacement);
  });
}
