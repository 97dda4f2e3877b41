import { type Location, useLocation, useMatches, useNavigation } from 'react-router';
import { canonicalQuery } from '#contract/canonical-query.ts';
import type { CacheablePage } from './cacheable-page.ts';

/** The same page with another query, while it is loading. */
export function useComingPage(): Location | undefined {
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === pathname ? coming : undefined;
}

/**
 * The part of the URL's query that the page depends on. Others, such as a campaign's parameters, are left out; the
 * server did not see them either when it rendered the page. While the same page is loading with another query, it is
 * that one, so that what is chosen next keeps what was chosen before.
 */
export function useCanonicalQuery(): URLSearchParams {
  const current = useLocation();
  const { search } = useComingPage() ?? current;
  const handle = useMatches().at(-1)?.handle as CacheablePage | undefined;
  const query = new URLSearchParams(search);
  return handle ? new URLSearchParams(canonicalQuery(query, handle.queryParams)) : query;
}
