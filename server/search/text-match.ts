import type { TextMatch } from '#server/catalogue/product-list.ts';
import type { Term } from './terms.ts';

/** The queries for what fits all the terms that are needed. */
export function matchAll(terms: readonly Term[]): TextMatch {
  return matchOf(terms, (wanted) => allOf(wanted));
}

/** The queries for what fits so many of the needed terms, whichever. */
export function matchSome(terms: readonly Term[], count: number): TextMatch {
  return matchOf(terms, (wanted) => anyOf(combinations(wanted, count).map(allOf)));
}

/** The terms that must fit; all when none must. */
export function neededTerms(terms: readonly Term[]): readonly Term[] {
  const needed = terms.filter(({ isNeeded }) => isNeeded);
  return needed.length > 0 ? needed : terms;
}

function matchOf(terms: readonly Term[], combine: (wanted: string[]) => string): TextMatch {
  const needed = neededTerms(terms);
  const words = terms.flatMap(({ ways, completions }) =>
    ways.length > 0 ? ways.flat() : completions.map(({ word }) => word),
  );
  return {
    anywhere: combine(needed.map((term) => fits(term, ''))),
    inHeading: combine(needed.map((term) => fits(term, HEADING_MARK))),
    ranking: anyOf([...new Set(words)].map((word) => quoted(word))),
  };
}

/** Before a word, it says that the word stands in a heading (see the migration that writes the index). */
const HEADING_MARK = 'H';

function fits({ ways, completions }: Term, mark: string): string {
  const choices = [...ways, ...completions.map(({ word }) => [word])];
  return anyOf([...new Set(choices.map((words) => allOf(words.map((word) => quoted(mark + word)))))]);
}

/** A word in PostgreSQL's notation. Words have neither quotes nor backslashes; should one ever, it stays a word. */
function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
