import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { findSimilarWord } from './find-similar-word.ts';
import { hasMatch } from './match-queries.ts';
import { readTerms } from './read-terms.ts';
import { isKnown, isUnderstood, type Term } from './terms.ts';
import { matchEvery } from './text-match.ts';

const FINISHED = { isTyping: false, isExact: false };
/** Two letters are a unit or a code: nobody means 'gh' by 'GBH'. */
const isWord = (text: string) => text.length > 2;

/**
 * A text similar to the typed terms that finds products, to be offered where they find none. Other than a correction it
 * may replace short words and codes, because the visitor decides.
 */
export async function findSimilarText(
  database: ReadDatabase,
  typedTerms: readonly Term[],
): Promise<string | null> {
  const terms = typedTerms.filter(({ missingBrand }) => !missingBrand);
  const words = await Promise.all(
    terms.map((term) => {
      if (isUnderstood(term)) return term.typed;
      return /\d/.test(term.typed) ? undefined : findSimilarWord(database, term.typed, false, isWord);
    }),
  );
  if (words.includes(undefined) || terms.every(isUnderstood)) return null;
  const similar = words.join(' ');
  const similarTerms = (await readTerms(database, similar, FINISHED)).filter(isKnown);
  if (similarTerms.length === 0) return null;
  return (await hasMatch(database, matchEvery(similarTerms).anywhere)) ? similar : null;
}
