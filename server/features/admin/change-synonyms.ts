import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import { singleLine } from '#contract/fields.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { createConflictError } from './assert-version.ts';
import { selectLastChange } from './change-queries.ts';
import { deleteSynonyms, insertSynonym } from './content-queries.ts';
import { optionalText } from './field-rules.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { findSameTerm, lockSynonyms, selectTerm, type TermSynonyms } from './synonym-queries.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/** The search looks up at most this many words as one synonym. */
const MAX_WORDS = 4;

const rules = z.object({
  term: singleLine('The term', 80),
  replacement: optionalText(singleLine('The replacement', 80)),
});

/** What buyers type, and what the catalogue says instead. With an empty replacement the search ignores the term. */
export type SynonymEntry = z.input<typeof rules>;

/** @throws AppError 'conflict' when it exists already, 'invalid_input' when no search could use it. */
export async function addSynonym(database: Database, operator: Operator, entry: SynonymEntry): Promise<void> {
  const synonym = validate(rules, entry);
  await runAsOperator(database, operator, async (transaction) => {
    const phrase = await insertSynonym(transaction, synonym);
    if (phrase === undefined) throw new AppError('conflict', 'This synonym already exists.');
    assertUsable(phrase);
  });
}

function assertUsable(phrase: string): void {
  const words = phrase.split(' ').filter(Boolean).length;
  if (words > 0 && words <= MAX_WORDS) return;
  throw invalidField('term', `A term has 1 to ${MAX_WORDS} words; this one has ${words}.`);
}

/**
 * Gives a term exactly these replacements; without any, the term is no synonym any more.
 * @param wanted with the version that the editor has seen.
 * @returns the number of the change, by which it can be undone; null when nothing has changed.
 * @throws AppError 'conflict' when somebody else has changed the term since, or another term is the same to the search;
 * 'not_found' when there is nothing to remove; 'invalid_input' when no search could use it.
 */
export function setSynonyms(
  database: Database,
  operator: Operator,
  wanted: TermSynonyms,
): Promise<number | null> {
  const term = validate(rules.shape.term, wanted.term);
  const replacements = new Set(
    wanted.replacements.map((replacement) => validate(rules.shape.replacement, replacement)),
  );
  return runAsOperator(database, operator, async (transaction) => {
    await lockSynonyms(transaction);
    const stored = await selectTerm(transaction, term);
    await assertUnchangedTerm(transaction, wanted.version, stored);
    if (stored.replacements.length === 0) await assertNew(transaction, term, replacements.size);
    for (const replacement of stored.replacements)
      if (!replacements.has(replacement)) await deleteSynonyms(transaction, term, replacement);
    for (const replacement of replacements)
      if (!stored.replacements.includes(replacement))
        assertUsable((await insertSynonym(transaction, { term, replacement })) ?? '');
    return selectOwnChangeNumber(transaction);
  });
}

async function assertUnchangedTerm(
  transaction: Transaction,
  expected: number,
  { term, replacements, version }: TermSynonyms,
): Promise<void> {
  if (expected === version) return;
  const change = await selectLastChange(transaction, { kind: 'search_synonyms', subject: term });
  throw createConflictError({
    changedBy: change?.changedBy,
    changedAt: change?.changedAt,
    version,
    current: { replacements: replacements.filter(Boolean), is_optional: replacements.includes('') },
  });
}

async function assertNew(transaction: Transaction, term: string, wanted: number): Promise<void> {
  if (wanted === 0) throw new AppError('not_found', `There is no such synonym of “${term}”.`);
  const same = await findSameTerm(transaction, term);
  if (same === undefined) return;
  throw invalidField('term', `To the search this is the same as “${same}”. Please change that one.`);
}

/**
 * @param replacement absent removes all replacements of the term.
 * @returns the removed replacements.
 * @throws AppError 'not_found' when there is no such synonym.
 */
export async function removeSynonym(
  database: Database,
  operator: Operator,
  term: string,
  replacement?: string,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const removed = await deleteSynonyms(transaction, term, replacement);
    if (removed.length === 0) throw new AppError('not_found', `There is no such synonym of “${term}”.`);
    return removed.map((synonym) => synonym.replacement);
  });
}
