import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { readValueWords } from '#domain/specifications/read-value-words.ts';
import { findSimilarText } from '#server/features/search-query/find-similar-text.ts';
import { matchParsed } from '#server/features/search-query/match-parsed.ts';
import {
  NO_SUGGESTIONS,
  type Suggestions,
  selectSuggestions,
} from '#server/features/search-query/match-queries.ts';
import { parseQuery } from '#server/features/search-query/parse-query.ts';
import { boundPriceInclGst } from '#server/features/search-query/price-bounds.ts';
import type { Term } from '#server/features/search-query/terms.ts';
import { matchAtLeast } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { findPriceInWords, type PriceInWords } from './read-search-text.ts';
import { type Interpretation, searchProducts } from './search-products.ts';

/** What a suggestion shows of a product. */
export type SuggestedProduct = Pick<
  Suggestions['products'][number],
  'id' | 'title' | 'image' | 'listPricePaise' | 'discountBps' | 'gstBps'
> & { isMentionOnly?: boolean };

export type SuggestionsFor = Omit<Suggestions, 'products'> &
  Interpretation & {
    products: SuggestedProduct[];
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
  const parsed = await parseQuery(database, text, { isTyping: true, isExact: false });
  const { terms, typedTerms, corrected, missingBrands } = parsed;
  const found =
    terms.length === 0
      ? NO_SUGGESTIONS
      : await selectSuggestions(database, matchParsed(parsed), matchAtLeast(terms, 1).anywhere, price);
  const namesValues = readValueWords(text).length > 0;
  const lacksFigures = found.products.length === 0 && namesValues;
  const shown = { ...found, ...(lacksFigures && (await findByFigures(database, typed))) };
  const isEmpty = [shown.products, shown.categories, shown.subCategories].every(({ length }) => length === 0);
  const didYouMean = isEmpty ? await findSimilarText(database, typedTerms) : null;
  const matched = [...new Set(terms.flatMap(getMatched))];
  return { ...shown, corrected, missingBrands, didYouMean, matched, priceInWords, namesValues };
}

const MAX_NEAREST = 6;
/** Of so many, the nearest are shown. */
const NEAREST_RANKED = 48;

/** Where no title has a figure as it is written, what the search finds: the truck of 2500 kg for '2.5 ton'. */
async function findByFigures(
  database: ReadDatabase,
  typed: string,
): Promise<Pick<SuggestionsFor, 'products' | 'total' | 'isTotalExact'>> {
  const query = { page: 1, limit: NEAREST_RANKED, sort: 'all' } as const;
  const { products, total, isTotalExact } = await searchProducts(database, typed, query);
  const nearest = products
    .slice(0, MAX_NEAREST)
    .map(({ images, ...product }) => ({ ...product, image: images[0] ?? null }));
  return { products: nearest, total, isTotalExact };
}

function getMatched(term: Term): string[] {
  return [term.typed, ...term.alternatives.flat()];
}
