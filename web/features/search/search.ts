import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';

/** What is searched for; `isExact` when the spelling is meant as it stands. */
export type SearchRequest = { query: string; isExact: boolean };

/** Reads a search from the address of its results. */
export function readSearch(search: URLSearchParams): SearchRequest {
  return {
    query: (search.get('query') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    isExact: search.get('exact') === 'yes',
  };
}

/** Nothing is called by signs alone, so a text without a letter or digit need not be asked for. */
export function isSearchable({ query }: SearchRequest): boolean {
  return /[\p{L}\p{N}]/u.test(query);
}
