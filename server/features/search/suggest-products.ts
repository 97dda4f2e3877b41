import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { readValueWords } from '#domain/specifications/read-value-words.ts';
import { findSimilarText } from '#server/features/search-query/find-similar-text.ts';
import {
  NO_SUGGESTIONS,
  type Suggestions,
  selectSuggestions,
} from '#server/features/search-query/match-queries.ts';
import { parseQuery } from '#server/features/search-query/parse-query.ts';
import { boundPriceInclGst } from '#server/features/search-query/price-bounds.ts';
import type { Term } from '#server/features/search-query/terms.ts';
import { matchAtLeast, matchEvery } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { findPriceInWords, type PriceInWords } from './read-search-text.ts';
import type { Interpretation } from './search-products.ts';

export type SuggestionsFor = Suggestions &
  Interpretation & {
    /** Pieces of text, in lower case, by which titles were found. */
    matched: string[];
    priceInWords: PriceInWords | null;
    /** The search may make filters of some of the words. */
    namesValues: boolean;
  };

const NO_INTERPRETATION: Interpretation = { corrected: null, missingBrands: [], didYouMean: null };

/**
 * Suggestions for a text whose last word may be unfinished; none when it is longer than MAX_SEARCH_LENGTH. A price in
 * the text is a filter of the products.
 */
export async function suggestProducts(database: ReadDatabase, typed: string): Promise<SuggestionsFor> {
  if (typed.length > MAX_SEARCH_LENGTH) {
    return { ...NO_SUGGESTIONS, ...NO_INTERPRETATION, matched: [], priceInWords: null, namesValues: false };
  }
  const priceInWords = findPriceInWords(typed);
  const price = boundPriceInclGst(priceInWords?.minPaise ?? null, priceInWords?.maxPaise ?? null);
  const text = priceInWords?.text ?? typed;
  const { terms, typedTerms, corrected, missingBrands } = await parseQuery(database, text, {
    isTyping: true,
    isExact: false,
  });
  const found =
    terms.length === 0
      ? NO_SUGGESTIONS
      : await selectSuggestions(database, matchEvery(terms), matchAtLeast(terms, 1).anywhere, price);
  const isEmpty = [found.products, found.categories, found.subCategories].every(({ length }) => length === 0);
  const didYouMean = isEmpty ? await findSimilarText(database, typedTerms) : null;
  const matched = [...new Set(terms.flatMap(getMatched))];
  const namesValues = readValueWords(text).length > 0;
  return { ...found, corrected, missingBrands, didYouMean, matched, priceInWords, namesValues };
}

function getMatched(term: Term): string[] {
  return [term.typed, ...term.alternatives.flat()];
}
