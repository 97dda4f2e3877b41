import type { Term } from './terms.ts';

/** A search text as queries of listings.words (PostgreSQL's tsquery, as text). */
export type TextMatch = {
  /** What a listing must contain anywhere. */
  anywhere: string;
  /** The same within its heading (title, brand, model, HSN code, categories): such listings rank first. */
  inHeading: string;
  /** The words that ts_rank scores a listing by. */
  ranking: string;
};

/** Matches listings with every required term. */
export function matchEvery(terms: readonly Term[]): TextMatch {
  return buildMatch(terms, (queries) => joinWithAnd(queries));
}

/** Matches listings with at least `count` of the required terms. */
export function matchAtLeast(terms: readonly Term[], count: number): TextMatch {
  return buildMatch(terms, (queries) => joinWithOr(combinations(queries, count).map(joinWithAnd)));
}

/** The terms that a product must match: all of them if every one is optional. */
export function getRequiredTerms(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : terms;
}

function buildMatch(terms: readonly Term[], combine: (queries: string[]) => string): TextMatch {
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

/** The prefix of the lexemes for words of a heading (written by the SQL function listing_words). */
const HEADING_MARK = 'H';

function buildTermQuery({ alternatives, completions }: Term, mark: string): string {
  const choices = [...alternatives, ...completions.map(({ word }) => [word])];
  return joinWithOr([
    ...new Set(choices.map((words) => joinWithAnd(words.map((word) => quoteLexeme(mark + word))))),
  ]);
}

/** A lexeme in tsquery syntax. Words contain neither quotes nor backslashes; escaping them is a precaution. */
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
