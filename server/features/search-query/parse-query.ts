import { isChatter } from '#domain/quick-order/chatter.ts';
import { isMeasure } from '#domain/quick-order/list-units.ts';
import { readListLine } from '#domain/quick-order/read-list-line.ts';
import { isAbbreviation, isCorrectable } from '#domain/search-spelling.ts';
import { omitRanges } from '#domain/specifications/read-value-words.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { findSimilarWord } from './find-similar-word.ts';
import { hasMatch } from './match-queries.ts';
import { type ParseOptions, readTerms } from './read-terms.ts';
import { isKnown, isUnderstood, type Term } from './terms.ts';
import { matchEvery } from './text-match.ts';

/** A parsed search text; without terms when nothing could match it. */
export type ParsedQuery = {
  terms: Term[];
  /** All terms of the text before any correction. */
  typedTerms: Term[];
  /**
   * The text searched for instead, without misspelt or unknown words and missing brands; null when it was not changed.
   */
  corrected: string | null;
  /** Whether words that no product has were left out. */
  isShortened: boolean;
  /** Known brands in the text of which the catalogue has no product. */
  missingBrands: string[];
};

/** The letters of a part number, such as GSB in GSB-13RE, are rarely more than these. */
const MAX_ALPHABETIC_CODE_LENGTH = 3;

/** Parses a search text into terms that the catalogue has words for, correcting misspelt words. */
export async function parseQuery(
  database: ReadDatabase,
  writtenText: string,
  options: ParseOptions,
): Promise<ParsedQuery> {
  const text = spellOut(writtenText);
  const typedTerms = await readTerms(database, text, options);
  const missingBrands = typedTerms.flatMap(({ missingBrand }) => missingBrand ?? []);
  const typed = { typedTerms, missingBrands };
  const isTypedFound = await isFound(database, typedTerms);
  const withoutQuantity = options.isExact ? text : omitQuantity(text);
  // Some description has a '100' and another word by chance; a heading with 'set of 5 pcs' has them for a reason.
  const isQuantity = withoutQuantity !== text && !(isTypedFound && (await isInHeading(database, typedTerms)));
  if (isTypedFound && !isQuantity) {
    const corrected = missingBrands.length > 0 ? describeTerms(typedTerms) : null;
    return { ...typed, terms: typedTerms.filter(isKnown), corrected, isShortened: false };
  }
  if (options.isExact) return { ...typed, terms: [], corrected: null, isShortened: false };
  // The ends of a range are not misspelt: hardly any product has them.
  const rest = isQuantity ? withoutQuantity : omitRanges(text);
  if (rest !== '' && rest !== text) {
    const parsed = await parseQuery(database, rest, options);
    return { ...parsed, corrected: parsed.terms.length > 0 ? (parsed.corrected ?? rest) : null };
  }
  const correction = await correctTerms(database, text, typedTerms, options.isTyping);
  if (!correction) return { ...typed, terms: typedTerms, corrected: null, isShortened: false };
  const { terms, isShortened } = correction;
  return { ...typed, terms: terms.filter(isKnown), corrected: describeTerms(terms), isShortened };
}

/** '4"' as '4 inch', 'm/c' as 'machine'. */
function spellOut(text: string): string {
  return text
    .replaceAll(/(?<=\d) ?(?:["”″]|'')(?![\p{L}\d])/gu, ' inch')
    .replaceAll(/\bm\/cs?\b\.?/gi, 'machine');
}

/** A text without the number that is wanted: '100 pcs', not '2.5 ton', which may be a size. */
function omitQuantity(text: string): string {
  const { text: rest, unit } = readListLine(text);
  return rest === '' || unit === null || isMeasure(unit) ? text : rest;
}

/** Whether all terms are known; if some are only inside longer words, also whether a heading matches them together. */
async function isFound(database: ReadDatabase, terms: readonly Term[]): Promise<boolean> {
  if (terms.every(isUnderstood)) return true;
  if (!terms.every((term) => isKnown(term) || !term.isRequired)) return false;
  // Some product has each word of the vocabulary.
  if (terms.length === 1) return true;
  // Some description has almost any pieces of words together, by chance.
  return isInHeading(database, terms);
}

function isInHeading(database: ReadDatabase, terms: readonly Term[]): Promise<boolean> {
  return hasMatch(database, matchEvery(terms.filter(isKnown)).inHeading);
}

function describeTerms(terms: readonly Term[]): string | null {
  const words = terms
    .filter(
      ({ typed, missingBrand, isRequired }) => missingBrand === null && (isRequired || !isChatter(typed)),
    )
    .flatMap(({ interpreted }) => interpreted.split(' '));
  // 'Vazan kanta' is weighing and a weighing scale.
  return words.filter((word, index) => word !== words[index - 1]).join(' ') || null;
}

/**
 * The terms of the text with its misspelt words corrected, and without those that are like no other; undefined if all
 * are known, but in no heading together: a looser match has some of them.
 */
async function correctTerms(
  database: ReadDatabase,
  text: string,
  terms: readonly Term[],
  isTyping: boolean,
): Promise<Pick<ParsedQuery, 'terms' | 'isShortened'> | undefined> {
  const verbatim = readVerbatim(text);
  const words = await Promise.all(
    terms.map((term, index) => {
      if (term.missingBrand !== null) return undefined;
      if (isUnderstood(term)) return term.typed;
      // No heading has all of the words, but one has 7018 in E7018.
      if (isKnown(term) && hasDigit(term.typed)) return term.typed;
      if (!isCorrectable(term.typed) || verbatim.includes(term.typed)) return undefined;
      const isPrefix = isTyping && index === terms.length - 1;
      return findSimilarWord(database, term.typed, isPrefix, (word) => !isAbbreviation(word));
    }),
  );
  if (terms.every(({ typed }, index) => typed === words[index])) return undefined;
  const corrected = await interpret(database, text, terms, words);
  const unchanged = words.map((word, index) => (word === terms[index]?.typed ? word : undefined));
  const goods = corrected.terms.filter(({ typed }) => !hasDigit(typed));
  const isPlausible =
    unchanged.every((word) => word === undefined) || goods.length < 2 || (await isInHeading(database, goods));
  // 'Masking tape' is no 'making tape', which no product is.
  return isPlausible ? corrected : interpret(database, text, terms, unchanged);
}

/** The terms of what was understood of the typed ones, each undefined where it is left out. */
async function interpret(
  database: ReadDatabase,
  text: string,
  typedTerms: readonly Term[],
  words: readonly (string | undefined)[],
): Promise<Pick<ParsedQuery, 'terms' | 'isShortened'>> {
  const interpretedWords = words.filter((word) => word !== undefined);
  // Short words and those with digits may be pieces of a part number: alone they would find a different product.
  const isPartNumberPiece = (word: string) =>
    hasDigit(word) || (hasDigit(text) && word.length <= MAX_ALPHABETIC_CODE_LENGTH);
  const isShortened = typedTerms.some(
    ({ missingBrand }, index) => missingBrand === null && words[index] === undefined,
  );
  if (interpretedWords.every(isPartNumberPiece)) return { terms: [], isShortened };
  const interpretedTerms = await readTerms(database, interpretedWords.join(' '), {
    isTyping: false,
    isExact: false,
  });
  return { terms: interpretedTerms, isShortened };
}

/** What stands between < and >, which is searched for as it is. */
function readVerbatim(text: string): string {
  return (text.match(/<[^<>]*>/g) ?? []).join(' ').toLowerCase();
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}
