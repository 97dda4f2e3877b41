import type { KnownWord } from '#domain/search-spelling.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectWordsWith } from './inner-word-queries.ts';
import { isKnown, segmentTerms, type Term } from './terms.ts';
import { selectSpans } from './vocabulary-queries.ts';

export type ParseOptions = {
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
  /** Whether to search for the text exactly as typed, without correction or longer words. */
  isExact: boolean;
};

/** The text's terms; the last one also matches words that begin with it, rare ones words that have them inside. */
export async function readTerms(
  database: ReadDatabase,
  text: string,
  { isTyping, isExact }: ParseOptions,
): Promise<Term[]> {
  const spans = await selectSpans(database, text);
  if (isExact) {
    const terms = segmentTerms(spans.map((span) => ({ ...span, missingBrand: null })));
    return terms.map((term) => ({ ...term, longerWords: [] }));
  }
  const terms = segmentTerms(spans);
  const last = terms.at(-1);
  if (last) {
    const documentLimit = isTyping ? SUGGESTION_DOCUMENT_LIMIT : RESULT_DOCUMENT_LIMIT;
    const completions = canBePrefix(last, isTyping) ? takeMostFrequent(last.longerWords, documentLimit) : [];
    last.longerWords = completions.filter(({ word }) => word !== last.typed);
  }
  await Promise.all(terms.filter(canBeInsideWords).map((term) => addWordsWithTermInside(database, term)));
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
function canBePrefix(term: Term, isTyping: boolean): boolean {
  const { typed, alternatives, documents } = term;
  if (alternatives.length === 0) return true;
  if (documents >= COMMON_WORD_DOCUMENTS && typed.length >= LONG_WORD_LENGTH) return false;
  return isTyping || (hasNoSynonym(term) && !/\d/.test(typed));
}

function hasNoSynonym({ alternatives, documents }: Term): boolean {
  return alternatives.length === (documents > 0 ? 1 : 0);
}

/** A text that more headings have as a word, or as the beginning of one, is meant as it is. */
const MAX_RARE_HEADINGS = 3;

/** Whether a term is looked for inside words: elding in welding, 7018 in e7018, but neither rod nor spanner. */
function canBeInsideWords(term: Term): boolean {
  const { typed, documents, headings, longerWords } = term;
  if (!term.isRequired || !hasNoSynonym(term)) return false;
  if (/^(?=.*\d)[a-z\d]{4,}$/.test(typed)) return !isKnown(term);
  const found = longerWords.reduce((sum, word) => sum + word.headings, headings);
  return /^[a-z]{3,}$/.test(typed) && (documents === 0 || typed.length > 3) && found <= MAX_RARE_HEADINGS;
}

async function addWordsWithTermInside(database: ReadDatabase, term: Term): Promise<void> {
  term.isOnlyInsideWords = !isKnown(term);
  const known = new Set(term.longerWords.map(({ word }) => word));
  const words = (await selectWordsWith(database, term.typed)).filter(({ word }) => !known.has(word));
  // Beside products with the word itself, those that only describe something with it would be noise.
  term.longerWords.push(...(term.documents > 0 ? words.filter(({ headings }) => headings > 0) : words));
}
