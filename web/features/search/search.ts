import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';

/** A search query; with `isExact` its spelling is not corrected. */
export type SearchRequest = { query: string; isExact: boolean };

/** Reads a search from the URL of its results. */
export function readSearch(search: URLSearchParams): SearchRequest {
  return {
    query: (search.get('query') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    isExact: search.get('exact') === 'yes',
  };
}

/** A text without a letter or digit cannot match any product, so it is not sent. */
export function isSearchable({ query }: SearchRequest): boolean {
  return /[\p{L}\p{N}]/u.test(query);
}
