import type { WireWordsAsFilters } from '#contract/catalogue.ts';
import { PRODUCTS_PATH, SEARCH_PATH } from '#domain/page-paths.ts';
import { type Filters, pathWithFilters, readFilters } from '#web/features/filters/filters.ts';

/**
 * The path of the same search with filters instead of the words that mean them, and what was typed; of all products
 * when there are no other words.
 */
export function pathWithFoundFilters(search: URLSearchParams, { text, filters }: WireWordsAsFilters): string {
  const rest = new URLSearchParams(search);
  rest.set('query', text);
  if (!text) rest.delete('query');
  rest.delete('typed');
  const path = pathWithFilters(text ? SEARCH_PATH : PRODUCTS_PATH, rest, {
    ...readFilters(search),
    ...(filters as Filters),
  });
  return text ? `${path}&${new URLSearchParams({ typed: search.get('query') ?? '' })}` : path;
}
