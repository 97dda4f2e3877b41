import { useLocation } from 'react-router';
import { useCanonicalQuery } from '#web/routing/use-canonical-query.ts';
import { type Filters, pathWithFilters } from './filters.ts';

/** The path of the current list with other filters, as a function of them. */
export function useFilterPath(): (filters: Filters) => string {
  const { pathname } = useLocation();
  const query = useCanonicalQuery();
  return (filters) => pathWithFilters(pathname, query, filters);
}
