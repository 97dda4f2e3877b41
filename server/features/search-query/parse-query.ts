import { findBestCorrection, type KnownWord } from '#domain/search-spelling.ts';
import { isDevanagari, transliterateHindi } from '#domain/search-transliteration.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { isKnown, segmentTerms, type Term } from './terms.ts';
import { selectNeighbours, selectSpans } from './vocabulary-queries.ts';

/** What a typed text asks for; no terms when it asks for nothing that there could be. */
export type ParsedQuery = {
  terms: Term[];
  /** The text it was taken for, when words in it were misspelt or no product has them; null when it was taken as it is. */
  corrected: string | null;
};

export type ParseOptions = {
  /** Whether the last word may not be finished. */
  isTyping: boolean;
  /** Whether the text is wanted as it stands. */
  isExact: boolean;
};

/** The letters of a part number, as GSB of GSB-13RE, are hardly ever more. */
const MAX_LETTER_CODE_LENGTH = 3;

const EMPTY_QUERY: ParsedQuery = { terms: [], corrected: null };

/** Takes a typed text apart into terms that the catalogue has words for. */
export async function parseQuery(
  database: Database,
  text: string,
  options: ParseOptions,
): Promise<ParsedQuery> {
  const terms = await parseTerms(database, text, options);
  if (terms.every((term) => isKnown(term) || !term.isRequired)) {
    return { terms: terms.filter(isKnown), corrected: null };
  }
  if (options.isExact) return EMPTY_QUERY;

  // What is short or has digits may be a piece of a part number, and one that is nearly another is another product.
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

/** The text's terms; the last one also fits words that begin so. */
async function parseTerms(
  database: Database,
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

/** Once a word's completions have so many products, rarer ones are left out: nobody could tell the difference. */
const SUGGESTION_DOCUMENT_LIMIT = 500;
const RESULT_DOCUMENT_LIMIT = 5000;

function takeMostFrequent(completions: readonly KnownWord[], documentLimit: number): KnownWord[] {
  let runningTotal = 0;
  return completions.filter(({ documents }) => {
    runningTotal += documents;
    return runningTotal - documents < documentLimit;
  });
}

/** A word of so many products and letters hardly stands for a longer one. */
const COMMON_WORD_DOCUMENTS = 100;
const LONG_WORD_LENGTH = 4;

/** Whether the last word may stand for longer ones: weld for welding, but in a finished text not 13 for 130. */
function canBePrefix({ typed, alternatives, interpreted, documents }: Term, isTyping: boolean): boolean {
  if (alternatives.length === 0) return true;
  if (documents >= COMMON_WORD_DOCUMENTS && typed.length >= LONG_WORD_LENGTH) return false;
  return isTyping || (interpreted === typed && !hasDigit(typed));
}

async function correctWord(
  database: Database,
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
