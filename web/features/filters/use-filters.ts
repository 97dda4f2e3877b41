import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCanonicalSearch } from '#web/routing/use-canonical-search.ts';
import { type Filters, pathWithFilters } from './filters.ts';

/** A list's filters as they are ticked, and how to change them. */
export type FilterState = {
  filters: Filters;
  apply: (filters: Filters) => void;
};

/** What was just chosen counts as ticked at once, before the products that fit it have come. */
export function useFilters(current: Filters): FilterState {
  const { pathname } = useLocation();
  const search = useCanonicalSearch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ over: Filters; filters: Filters }>();
  const filters = draft?.over === current ? draft.filters : current;

  function apply(chosen: Filters) {
    const query = new URLSearchParams(search);
    const path = pathWithFilters(pathname, query, chosen);
    if (path === pathWithFilters(pathname, query, filters)) return;
    setDraft({ over: current, filters: chosen });
    navigate(path, { preventScrollReset: true });
  }
  return { filters, apply };
}
