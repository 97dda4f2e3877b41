import { useLocation, useMatches } from 'react-router';
import { canonicalQuery } from '#contract/canonical-query.ts';
import type { CacheablePage } from './cacheable-page.ts';

/**
 * The query of the address as far as the page depends on it. The marks of a campaign are not carried on; they are also
 * what the server did not see when it rendered the page.
 */
export function useCanonicalSearch(): string {
  const { search } = useLocation();
  const handle = useMatches().at(-1)?.handle as CacheablePage | undefined;
  return handle ? canonicalQuery(new URLSearchParams(search), handle.queryParams) : search;
}
