import type { WirePriceInWords } from '#contract/catalogue.ts';
import { PRODUCTS_PATH, SEARCH_PATH } from '#domain/page-paths.ts';
import { type Filters, hasPriceFilter, pathWithFilters, readFilters } from '#web/features/filters/filters.ts';

type PriceInWords = NonNullable<WirePriceInWords>;

/** The price that a search text names, as a filter. */
export function toPriceFilter({ min, max }: PriceInWords): Filters {
  return {
    ...(min !== null && { min_price: String(min) }),
    ...(max !== null && { max_price: String(max) }),
    price_with_gst: 'yes',
  };
}

/**
 * The path of the same search with the price as a filter instead of words. A price filter that the URL already has takes
 * precedence. Without other words, it is that of all products.
 */
export function pathWithPriceFilter(search: URLSearchParams, price: PriceInWords): string {
  const filters = readFilters(search);
  const rest = new URLSearchParams(search);
  if (price.text === '') rest.delete('query');
  else rest.set('query', price.text);
  return pathWithFilters(
    price.text === '' ? PRODUCTS_PATH : SEARCH_PATH,
    rest,
    hasPriceFilter(filters) ? filters : { ...filters, ...toPriceFilter(price) },
  );
}
