import { presentProductPage } from '#server/features/catalogue/presenter.ts';
import type { EmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import {
  presentInterpretation,
  presentPriceInWords,
  presentSuggestions,
  presentWordsAsFilters,
} from './presenter.ts';
import { searchProducts } from './search-products.ts';
import { suggestProducts } from './suggest-products.ts';

/** @param emptySearches records searches without a result, so that operators can add synonyms or products. */
export function searchRoutes(
  database: ReadDatabase,
  emptySearches: EmptySearches,
): FeatureHandlers<'searchProducts' | 'suggestProducts'> {
  return {
    searchProducts: async ({ params, query }) => {
      const {
        corrected,
        missingBrands,
        didYouMean,
        isPartialMatch,
        priceInWords,
        specificationsInWords,
        unmatchedText,
        ...page
      } = await searchProducts(database, params.query, query);
      if (unmatchedText !== undefined) emptySearches.note(unmatchedText);
      return {
        ...presentProductPage(page),
        ...presentInterpretation({ corrected, missingBrands, didYouMean }),
        ...(isPartialMatch && { is_partial_match: true as const }),
        price_in_words: presentPriceInWords(priceInWords),
        ...presentWordsAsFilters(query, priceInWords, specificationsInWords),
      };
    },
    suggestProducts: async ({ query }) => presentSuggestions(await suggestProducts(database, query.q)),
  };
}
