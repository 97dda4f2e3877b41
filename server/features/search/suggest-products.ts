import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { findSimilarText } from '#server/features/search-query/find-similar-text.ts';
import {
  NO_SUGGESTIONS,
  type Suggestions,
  selectSuggestions,
} from '#server/features/search-query/match-queries.ts';
import { parseQuery } from '#server/features/search-query/parse-query.ts';
import type { Term } from '#server/features/search-query/terms.ts';
import { matchAtLeast, matchEvery } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { Interpretation } from './search-products.ts';

export type SuggestionsFor = Suggestions &
  Interpretation & {
    /** Pieces of text, in lower case, by which titles were found. */
    matched: string[];
  };

const NO_INTERPRETATION: Interpretation = { corrected: null, missingBrands: [], didYouMean: null };

/** Suggestions for a text whose last word may be unfinished; none when it is longer than MAX_SEARCH_LENGTH. */
export async function suggestProducts(database: ReadDatabase, text: string): Promise<SuggestionsFor> {
  if (text.length > MAX_SEARCH_LENGTH) return { ...NO_SUGGESTIONS, ...NO_INTERPRETATION, matched: [] };
  const { terms, corrected, missingBrands } = await parseQuery(database, text, {
    isTyping: true,
    isExact: false,
  });
  const found =
    terms.length === 0
      ? NO_SUGGESTIONS
      : await selectSuggestions(database, matchEvery(terms), matchAtLeast(terms, 1).anywhere);
  const isEmpty = [found.products, found.categories, found.subCategories].every(({ length }) => length === 0);
  const didYouMean = isEmpty ? await findSimilarText(database, text) : null;
  return { ...found, corrected, missingBrands, didYouMean, matched: [...new Set(terms.flatMap(getMatched))] };
}

function getMatched(term: Term): string[] {
  return [term.typed, ...term.alternatives.flat()];
}
