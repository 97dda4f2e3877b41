import { likeliestWord } from '#domain/search-spelling.ts';
import { inLatinLetters, isDevanagari } from '#domain/search-transliteration.ts';
import type { Database } from '#server/database/connect.ts';
import { isKnown, readTerms, type Term } from './terms.ts';
import { selectCompletions, selectNeighbours, selectSpans } from './vocabulary-queries.ts';

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

  const words = await Promise.all(
    terms.map((term, index) => {
      const isBeginning = manner.isTyping && index === terms.length - 1;
      return isKnown(term) || !term.isNeeded ? term.typed : correctWord(database, term.typed, isBeginning);
    }),
  );
  const meant = words.filter((word) => word !== undefined);
  // What is left of a part number when a piece of it is unknown is another part number.
  if (meant.every(hasDigit)) return NOTHING;
  const known = await readText(database, meant.join(' '), { isTyping: false, isExact: false });
  return { terms: known.filter(isKnown), corrected: known.map((term) => term.meant).join(' ') };
}

/** The text's terms; the last one also fits words that begin so. */
async function readText(database: Database, text: string, { isTyping, isExact }: Manner): Promise<Term[]> {
  // The database takes no NUL characters, which nobody types.
  const terms = readTerms(await selectSpans(database, text.replaceAll('\0', ' ')));
  const last = terms.at(-1);
  if (last && !isExact && (isTyping || mayBeBeginning(last))) {
    last.completions.push(...(await selectCompletions(database, last.typed)));
  }
  return terms;
}

/** Whether the last word of a finished text may stand for longer ones: weld for welding, but not 13 for 130. */
function mayBeBeginning({ typed, ways, meant }: Term): boolean {
  return ways.length === 0 || (meant === typed && !hasDigit(typed));
}

async function correctWord(
  database: Database,
  typed: string,
  isBeginning: boolean,
): Promise<string | undefined> {
  // A part number that is nearly another one is still another product.
  if (hasDigit(typed)) return undefined;
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
