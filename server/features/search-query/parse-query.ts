import { findBestCorrection, type KnownWord } from '#domain/search-spelling.ts';
import { isDevanagari, transliterateHindi } from '#domain/search-transliteration.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { isKnown, segmentTerms, type Term } from './terms.ts';
import { selectNeighbours, selectSpans } from './vocabulary-queries.ts';

/** A parsed search text; without terms when nothing could match it. */
export type ParsedQuery = {
  terms: Term[];
  /** The text searched for instead, when it has misspelt or unknown words; null when it was not changed. */
  corrected: string | null;
};

export type ParseOptions = {
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
  /** Whether to search for the text exactly as typed, without correction or completion. */
  isExact: boolean;
};

/** The letters of a part number, such as GSB in GSB-13RE, are rarely more than these. */
const MAX_LETTER_CODE_LENGTH = 3;

const EMPTY_QUERY: ParsedQuery = { terms: [], corrected: null };

/** Parses a search text into terms that the catalogue has words for, correcting misspelt words. */
export async function parseQuery(
  database: ReadDatabase,
  text: string,
  options: ParseOptions,
): Promise<ParsedQuery> {
  const terms = await parseTerms(database, text, options);
  if (terms.every((term) => isKnown(term) || !term.isRequired)) {
    return { terms: terms.filter(isKnown), corrected: null };
  }
  if (options.isExact) return EMPTY_QUERY;

  // Short words and those with digits may be pieces of a part number: a similar one is a different product.
  const isPartNumberPiece = (word: string) =>
    hasDigit(word) || (hasDigit(text) && word.length <= MAX_LETTER_CODE_LENGTH);
  const words = await Promise.all(
    terms.map((term, index) => {
      if (isKnown(term) || !term.isRequired) return term.typed;
      if (isPartNumberPiece(term.typed)) return undefined;
      return correctWord(database, term.typed, options.isTyping && index === terms.length - 1);
    }),
  );
  const interpretedWords = words.filter((word) => word !== undefined);
  if (interpretedWords.every(isPartNumberPiece)) return EMPTY_QUERY;
  const correctedTerms = await parseTerms(database, interpretedWords.join(' '), {
    isTyping: false,
    isExact: false,
  });
  return {
    terms: correctedTerms.filter(isKnown),
    corrected: correctedTerms.map((term) => term.interpreted).join(' '),
  };
}

/** The text's terms; the last one also matches words that begin with it. */
async function parseTerms(
  database: ReadDatabase,
  text: string,
  { isTyping, isExact }: ParseOptions,
): Promise<Term[]> {
  const terms = segmentTerms(await selectSpans(database, text));
  const last = terms.at(-1);
  if (last) {
    const documentLimit = isTyping ? SUGGESTION_DOCUMENT_LIMIT : RESULT_DOCUMENT_LIMIT;
    last.completions =
      !isExact && canBePrefix(last, isTyping) ? takeMostFrequent(last.completions, documentLimit) : [];
  }
  return terms;
}

/** Once a word's completions cover this many products, rarer ones are dropped, because nobody would notice them. */
const SUGGESTION_DOCUMENT_LIMIT = 500;
const RESULT_DOCUMENT_LIMIT = 5000;

function takeMostFrequent(completions: readonly KnownWord[], documentLimit: number): KnownWord[] {
  let runningTotal = 0;
  return completions.filter(({ documents }) => {
    runningTotal += documents;
    return runningTotal - documents < documentLimit;
  });
}

/** A word with at least this many products and letters is rarely meant as the beginning of a longer one. */
const COMMON_WORD_DOCUMENTS = 100;
const LONG_WORD_LENGTH = 4;

/** Whether the last word may be the beginning of longer ones: weld of welding, but in a finished text not 13 of 130. */
function canBePrefix({ typed, alternatives, interpreted, documents }: Term, isTyping: boolean): boolean {
  if (alternatives.length === 0) return true;
  if (documents >= COMMON_WORD_DOCUMENTS && typed.length >= LONG_WORD_LENGTH) return false;
  return isTyping || (interpreted === typed && !hasDigit(typed));
}

async function correctWord(
  database: ReadDatabase,
  typed: string,
  isPrefix: boolean,
): Promise<string | undefined> {
  const spellings = isDevanagari(typed) ? [typed, transliterateHindi(typed)] : [typed];
  for (const spelling of spellings) {
    const neighbours = await selectNeighbours(database, spelling, isPrefix);
    const correction = findBestCorrection(spelling, neighbours, isPrefix);
    if (correction !== undefined) return correction;
  }
  return undefined;
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}
