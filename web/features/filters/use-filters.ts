import { startTransition, useState } from 'react';
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
  const [draft, setDraft] = useState<Filters>();
  const filters = draft ?? current;
  const pathTo = (chosen: Filters) => pathWithFilters(pathname, new URLSearchParams(search), chosen);

  async function apply(selected: Filters) {
    if (pathTo(selected) === pathTo(filters)) return;
    setDraft(selected);
    await navigate(pathTo(selected), { preventScrollReset: true });
    // In a transition as the router's own update, so that both are shown together. What was selected meanwhile stays.
    startTransition(() => setDraft((latest) => (latest === selected ? undefined : latest)));
  }
  return { filters, apply };
}
