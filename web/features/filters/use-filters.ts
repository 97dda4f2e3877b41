import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCanonicalSearch } from '#web/routing/use-canonical-search.ts';
import { type Filters, pathWithFilters } from './filters.ts';

/** The filters as the form shows them, and how to apply others. */
export type FilterState = {
  filters: Filters;
  apply: (filters: Filters) => void;
};

/** Shows newly selected filters at once, before their products have loaded. */
export function useFilters(current: Filters): FilterState {
  const { pathname } = useLocation();
  const search = useCanonicalSearch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ replaced: Filters; filters: Filters }>();
  const filters = draft?.replaced === current ? draft.filters : current;

  function apply(selected: Filters) {
    const query = new URLSearchParams(search);
    const path = pathWithFilters(pathname, query, selected);
    if (path === pathWithFilters(pathname, query, filters)) return;
    setDraft({ replaced: current, filters: selected });
    navigate(path, { preventScrollReset: true });
  }
  return { filters, apply };
}
