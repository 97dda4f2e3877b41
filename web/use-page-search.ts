import { useLocation, useMatches } from 'react-router';
import { knownQuery } from '#contract/known-query.ts';
import type { SharedPage } from './shared-page.ts';

/**
 * The query of the address as far as the page depends on it. The marks of a campaign are not carried on; they are also
 * what the server did not see when it rendered the page.
 */
export function usePageSearch(): string {
  const { search } = useLocation();
  const handle = useMatches().at(-1)?.handle as SharedPage | undefined;
  return handle ? knownQuery(new URLSearchParams(search), handle.query) : search;
}
