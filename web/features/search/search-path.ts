export const SEARCH_PATH = '/search';

/** The address of the results for a text; `isExact` when its spelling is meant as it stands. */
export function searchPath(query: string, isExact = false): string {
  return `${SEARCH_PATH}?${new URLSearchParams(isExact ? { query, exact: 'yes' } : { query })}`;
}
