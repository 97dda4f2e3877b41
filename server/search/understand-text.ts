import { type KnownWord, likeliestWord } from '#domain/search-spelling.ts';
import { inLatinLetters, isDevanagari } from '#domain/search-transliteration.ts';
import type { Database } from '#server/database/connect.ts';
import { isKnown, readTerms, type Term } from './terms.ts';
import { selectNeighbours, selectSpans } from './vocabulary-queries.ts';

/** What a typed text asks for; no terms when it asks for nothing that there could be. */
export type Understanding = {
  terms: Term[];
  /** The text it was taken for, when words in it were misspelt or no product has them; null when it was taken as it is. */
  corrected: string | null;
};

export type Manner = {
  /** Whether the last word may not be finished. */
  isTyping: boolean;
  /** Whether the text is wanted as it stands. */
  isExact: boolean;
};

/** The letters of a part number, as GSB of GSB-13RE, are hardly ever more. */
const LONGEST_LETTER_CODE = 3;

const NOTHING: Understanding = { terms: [], corrected: null };

/** Takes a typed text apart into terms that the catalogue has words for. */
export async function understandText(
  database: Database,
  text: string,
  manner: Manner,
): Promise<Understanding> {
  const terms = await readText(database, text, manner);
  if (terms.every((term) => isKnown(term) || !term.isNeeded)) {
    return { terms: terms.filter(isKnown), corrected: null };
  }
  if (manner.isExact) return NOTHING;

  // What is short or has digits may be a piece of a part number, and one that is nearly another is another product.
  const isOfPartNumber = (word: string) =>
    hasDigit(word) || (hasDigit(text) && word.length <= LONGEST_LETTER_CODE);
  const words = await Promise.all(
    terms.map((term, index) => {
      if (isKnown(term) || !term.isNeeded) return term.typed;
      if (isOfPartNumber(term.typed)) return undefined;
      return correctWord(database, term.typed, manner.isTyping && index === terms.length - 1);
    }),
  );
  const meant = words.filter((word) => word !== undefined);
  if (meant.every(isOfPartNumber)) return NOTHING;
  const known = await readText(database, meant.join(' '), { isTyping: false, isExact: false });
  return { terms: known.filter(isKnown), corrected: known.map((term) => term.meant).join(' ') };
}

/** The text's terms; the last one also fits words that begin so. */
async function readText(database: Database, text: string, { isTyping, isExact }: Manner): Promise<Term[]> {
  const terms = readTerms(await selectSpans(database, text));
  const last = terms.at(-1);
  if (last) {
    const enough = isTyping ? ENOUGH_TO_SUGGEST : ENOUGH_TO_SHOW;
    last.completions =
      !isExact && mayBeBeginning(last, isTyping) ? mostFrequent(last.completions, enough) : [];
  }
  return terms;
}

/** Once a word's completions have so many products, rarer ones are left out: nobody could tell the difference. */
const ENOUGH_TO_SUGGEST = 500;
const ENOUGH_TO_SHOW = 5000;

function mostFrequent(completions: readonly KnownWord[], enough: number): KnownWord[] {
  let before = 0;
  return completions.filter(({ documents }) => {
    before += documents;
    return before - documents < enough;
  });
}

/** A word of so many products and letters hardly stands for a longer one. */
const COMMON = 100;
const LONG = 4;

/** Whether the last word may stand for longer ones: weld for welding, but in a finished text not 13 for 130. */
function mayBeBeginning({ typed, ways, meant, documents }: Term, isTyping: boolean): boolean {
  if (ways.length === 0) return true;
  if (documents >= COMMON && typed.length >= LONG) return false;
  return isTyping || (meant === typed && !hasDigit(typed));
}

async function correctWord(
  database: Database,
  typed: string,
  isBeginning: boolean,
): Promise<string | undefined> {
  const spellings = isDevanagari(typed) ? [typed, inLatinLetters(typed)] : [typed];
  for (const spelling of spellings) {
    const neighbours = await selectNeighbours(database, spelling, isBeginning);
    const meant = likeliestWord(spelling, neighbours, isBeginning);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}
