/**
 * The `handle` that a page exports when it is the same for everyone: the server renders it once and caches it. A page
 * without it is rendered for each request.
 */
export type CacheablePage = {
  isCacheable: true;
  /** Query parameters that the page depends on, in the order that they have in the URL. */
  queryParams: readonly string[];
  /** Route parameters that the page does not depend on (`*` on the not-found page). */
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
