import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanonicalQuery } from '#web/routing/use-canonical-query.ts';
import { type Filters, readFilters } from './filters.ts';
import { useFilterPath } from './use-filter-path.ts';

/** The filters as the form shows them, and how to apply others. */
export type FilterState = {
  filters: Filters;
  apply: (filters: Filters) => void;
};

/** Shows newly selected filters at once, before their products have loaded. */
export function useFilters(): FilterState {
  const query = useCanonicalQuery();
  const pathTo = useFilterPath();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Filters>();
  const filters = draft ?? readFilters(query);

  async function apply(selected: Filters) {
    if (pathTo(selected) === pathTo(filters)) return;
    setDraft(selected);
    await navigate(pathTo(selected), { preventScrollReset: true });
    // In a transition as the router's own update, so that both are shown together. What was selected meanwhile stays.
    startTransition(() => setDraft((latest) => (latest === selected ? undefined : latest)));
  }
  return { filters, apply };
}
