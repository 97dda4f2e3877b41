import type { TextMatch } from '#server/features/catalogue/product-list.ts';
import type { Term } from './terms.ts';

/** The queries for what fits all the terms that are needed. */
export function matchEvery(terms: readonly Term[]): TextMatch {
  return buildMatch(terms, (wanted) => joinWithAnd(wanted));
}

/** The queries for what fits so many of the needed terms, whichever. */
export function matchAtLeast(terms: readonly Term[], count: number): TextMatch {
  return buildMatch(terms, (wanted) => joinWithOr(combinations(wanted, count).map(joinWithAnd)));
}

/** The terms that must fit; all when none must. */
export function getRequiredTerms(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : terms;
}

function buildMatch(terms: readonly Term[], combine: (wanted: string[]) => string): TextMatch {
  const required = getRequiredTerms(terms);
  const words = terms.flatMap(({ alternatives, completions }) =>
    alternatives.length > 0 ? alternatives.flat() : completions.map(({ word }) => word),
  );
  return {
    anywhere: combine(required.map((term) => buildTermQuery(term, ''))),
    inHeading: combine(required.map((term) => buildTermQuery(term, HEADING_MARK))),
    ranking: joinWithOr([...new Set(words)].map((word) => quoteLexeme(word))),
  };
}

/** Before a word, it says that the word stands in a heading (see the migration that writes the index). */
const HEADING_MARK = 'H';

function buildTermQuery({ alternatives, completions }: Term, mark: string): string {
  const choices = [...alternatives, ...completions.map(({ word }) => [word])];
  return joinWithOr([
    ...new Set(choices.map((words) => joinWithAnd(words.map((word) => quoteLexeme(mark + word))))),
  ]);
}

/** A word in PostgreSQL's notation. Words have neither quotes nor backslashes; should one ever, it stays a word. */
function quoteLexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

function joinWithAnd(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

function joinWithOr(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
