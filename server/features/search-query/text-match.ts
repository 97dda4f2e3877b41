import { getClosest, type Term } from './terms.ts';

/** A search text as queries of listings.words (PostgreSQL's tsquery, as text), and how its matches are ranked. */
export type TextMatch = {
  /** What a listing must contain anywhere. */
  anywhere: string;
  /** The same within its heading (title, brand, model, HSN code, categories): such listings rank first. */
  inHeading: string;
  /** What the best of them have in their heading: every word as it was typed. Null when all of them have it. */
  preferred: string | null;
  /** What a listing must contain outside its description; one without it only mentions the text. */
  outsideDescription: string;
  /** The words that ts_rank scores a listing by. */
  ranking: string;
  /** The score that one of these words gives a listing by being in its title. */
  titleWordScore: number;
  termCount: number;
};

/** Matches listings with every required term. */
export function matchEvery(terms: readonly Term[]): TextMatch {
  return buildMatch(terms, (queries) => joinWithAnd(queries));
}

/** Matches listings with at least `count` of the required terms. */
export function matchAtLeast(terms: readonly Term[], count: number): TextMatch {
  return buildMatch(terms, (queries) => joinWithOr(combinations(queries, count).map(joinWithAnd)));
}

/**
 * A tsquery of listings that have every term in their heading, as it was typed.
 * @param isProperty tells words that may be in the specifications instead, such as colours.
 */
export function matchKind(terms: readonly Term[], isProperty: (word: string) => boolean): string {
  return joinWithAnd(
    terms.map((term) => {
      const closest = getClosest(term);
      return buildQuery(
        closest,
        closest.flat().some(isProperty) ? toLexemeOutsideDescription : toHeadingLexeme,
      );
    }),
  );
}

/**
 * The same listings, but only those of a kind of goods that a term names: it is in the name of their category, or in
 * their heading and most often there. A material such as 'steel' is in more descriptions and specifications. Several
 * words that stand for a term ('safety belt') are such a name in a heading.
 */
export function ofNamedKind(match: TextMatch, terms: readonly Term[]): TextMatch {
  const isName = ({ documents, headings }: Term) => headings * 2 >= documents && headings > 0;
  const kind = joinWithOr(
    terms.flatMap((term) => [
      buildQuery(getAllChoices(term), toCategoryLexeme),
      ...term.alternatives
        .filter(({ length }) => length > 1)
        .map((words) => buildQuery([words], toHeadingLexeme)),
      ...(isName(term) ? [buildQuery(getClosest(term), toHeadingLexeme)] : []),
    ]),
  );
  const narrow = (query: string) => joinWithAnd([query, kind]);
  return { ...match, anywhere: narrow(match.anywhere), inHeading: narrow(match.inHeading) };
}

/** The terms that a product must match: all of them if every one is optional. */
export function getRequiredTerms(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : terms;
}

/** ts_rank divides by the sum of 1/n² for all n, and by the number of words. */
const TS_RANK_DIVISOR = Math.PI ** 2 / 6;

function buildMatch(terms: readonly Term[], combine: (queries: string[]) => string): TextMatch {
  const required = getRequiredTerms(terms);
  const words = [...new Set(terms.flatMap((term) => getClosest(term).flat()))];
  return {
    anywhere: combine(required.map((term) => buildQuery(getAllChoices(term)))),
    inHeading: combine(required.map((term) => buildQuery(getAllChoices(term), toHeadingLexeme))),
    preferred: buildPreferred(terms, required),
    outsideDescription: joinWithOr(
      required.map((term) => buildQuery(getAllChoices(term), toLexemeOutsideDescription)),
    ),
    ranking: joinWithOr(words.map(quoteLexeme)),
    titleWordScore: 1 / (TS_RANK_DIVISOR * words.length),
    termCount: terms.length,
  };
}

function buildPreferred(terms: readonly Term[], required: readonly Term[]): string | null {
  const inHeadings = terms.filter((term) => required.includes(term) || term.headings > 0);
  const isWider = (term: Term) => getAllChoices(term).length > getClosest(term).length;
  if (inHeadings.length === required.length && !required.some(isWider)) return null;
  return joinWithAnd(inHeadings.map((term) => buildQuery(getClosest(term), toHeadingLexeme)));
}

function getAllChoices({ alternatives, longerWords }: Term): string[][] {
  return [...alternatives, ...longerWords.map(({ word }) => [word])];
}

function buildQuery(choices: readonly string[][], toLexeme = quoteLexeme): string {
  return joinWithOr([...new Set(choices.map((words) => joinWithAnd(words.map((word) => toLexeme(word)))))]);
}

/** The weight B of the words of categories is given by the SQL function listing_words. */
function toCategoryLexeme(word: string): string {
  return `${quoteLexeme(word)}:B`;
}

/** The mark H of the words of a heading is written by the SQL function listing_words. */
function toHeadingLexeme(word: string): string {
  return quoteLexeme(`H${word}`);
}

/** The description has weight D. */
function toLexemeOutsideDescription(word: string): string {
  return `${quoteLexeme(word)}:ABC`;
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
