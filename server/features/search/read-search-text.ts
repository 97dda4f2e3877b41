import type { ProductListQuery } from '#contract/catalogue.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { type PriceRange, readPriceWords } from '#domain/price-words.ts';

export type SearchQuery = ProductListQuery & { exact?: 'yes' | undefined };

/** The price that a search text names, and the rest of the text. Prices in words are prices with GST. */
export type PriceInWords = PriceRange & { text: string };

/** The price in a search text; null when it names none. */
export function findPriceInWords(typed: string): PriceInWords | null {
  const found = readPriceWords(typed);
  return found.minPaise === null && found.maxPaise === null ? null : found;
}

/**
 * Turns a price in a search text into the price filter of the query, unless the query has a price filter of its own.
 * @returns the rest of the text, and the query with the filter.
 */
export function readSearchText(
  typed: string,
  query: SearchQuery,
): { text: string; query: SearchQuery; priceInWords: PriceInWords | null } {
  const priceInWords = query.exact === 'yes' ? null : findPriceInWords(typed);
  if (!priceInWords) return { text: typed, query, priceInWords };
  const { text, minPaise, maxPaise } = priceInWords;
  const isFiltered = query.min_price !== undefined || query.max_price !== undefined;
  const filter = {
    ...(minPaise !== null && { min_price: rupeesFromPaise(minPaise) }),
    ...(maxPaise !== null && { max_price: rupeesFromPaise(maxPaise) }),
    price_with_gst: 'yes' as const,
  };
  return { text, query: isFiltered ? query : { ...query, ...filter }, priceInWords };
}
