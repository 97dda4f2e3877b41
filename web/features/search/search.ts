import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';

/** A search query; with `isExact` its spelling is not corrected. `typed` also has the words that became filters. */
export type SearchRequest = { query: string; typed: string; isExact: boolean };

/** Reads a search from the URL of its results. */
export function readSearch(search: URLSearchParams): SearchRequest {
  const query = readText(search.get('query'));
  return {
    query,
    typed: readText(search.get('typed')) || query,
    isExact: search.get('exact') === 'yes',
  };
}

function readText(text: string | null): string {
  return (text ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** A text without a letter or digit cannot match any product, so it is not sent. */
export function isSearchable({ query }: Pick<SearchRequest, 'query'>): boolean {
  return /[\p{L}\p{N}]/u.test(query);
}
