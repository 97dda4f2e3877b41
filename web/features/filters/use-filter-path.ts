import { useLocation } from 'react-router';
import { useCanonicalSearch } from '#web/routing/use-canonical-search.ts';
import { type Filters, pathWithFilters } from './filters.ts';

/** The path of the current list with other filters, as a function of them. */
export function useFilterPath(): (filters: Filters) => string {
  const { pathname } = useLocation();
  const search = useCanonicalSearch();
  return (filters) => pathWithFilters(pathname, new URLSearchParams(search), filters);
}
