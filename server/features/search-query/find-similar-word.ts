import { findBestCorrection } from '#domain/search-spelling.ts';
import { isDevanagari, transliterateHindi } from '#domain/search-transliteration.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectNeighbours } from './vocabulary-queries.ts';

/**
 * The word of the catalogue or the synonyms that a misspelt one most likely stands for.
 * @param isPrefix whether the word may be unfinished.
 */
export async function findSimilarWord(
  database: ReadDatabase,
  typed: string,
  isPrefix: boolean,
  isAcceptable: (word: string) => boolean = () => true,
): Promise<string | undefined> {
  const spellings = isDevanagari(typed) ? [typed, transliterateHindi(typed)] : [typed];
  for (const spelling of spellings) {
    const neighbours = await selectNeighbours(database, spelling, isPrefix);
    const acceptable = neighbours.filter(({ word }) => isAcceptable(word));
    const similar = findBestCorrection(spelling, acceptable, isPrefix);
    if (similar !== undefined) return similar;
  }
  return undefined;
}
