import { useLocation, useMatches, useNavigation } from 'react-router';
import { canonicalQuery } from '#contract/canonical-query.ts';
import type { CacheablePage } from './cacheable-page.ts';

/**
 * The part of the URL's query that the page depends on. Others, such as a campaign's parameters, are left out; the
 * server did not see them either when it rendered the page. While the same page is loading with another query, it is
 * that one, so that what is chosen next keeps what was chosen before.
 */
export function useCanonicalQuery(): URLSearchParams {
  const current = useLocation();
  const { location: pending } = useNavigation();
  const { search } = pending?.pathname === current.pathname ? pending : current;
  const handle = useMatches().at(-1)?.handle as CacheablePage | undefined;
  const query = new URLSearchParams(search);
  return handle ? new URLSearchParams(canonicalQuery(query, handle.queryParams)) : query;
}
