/**
 * What a page exports as `handle` when it is the same for everyone: the server renders it once and keeps it. A page
 * without one is rendered for each visit.
 */
export type CacheablePage = {
  isCacheable: true;
  /** Parameters of the address that the page depends on, in the order in which they stand in the address. */
  queryParams: readonly string[];
  /** Parts of the path that the page does not depend on (`*` on the page of all other addresses). */
  ignoredParams: readonly string[];
};

export function cacheablePage({
  queryParams = [],
  ignoredParams = [],
}: {
  queryParams?: readonly string[];
  ignoredParams?: readonly string[];
} = {}): CacheablePage {
  return { isCacheable: true, queryParams, ignoredParams };
}
