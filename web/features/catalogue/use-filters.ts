import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageSearch } from '#web/use-page-search.ts';
import { type ListFilters, pathWithFilters } from './list-filters.ts';

/** A list's filters as they are ticked, and how to change them. */
export type FilterState = {
  filters: ListFilters;
  apply: (filters: ListFilters) => void;
};

/** What was just chosen counts as ticked at once, before the products that fit it have come. */
export function useFilters(current: ListFilters): FilterState {
  const { pathname } = useLocation();
  const search = usePageSearch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ over: ListFilters; filters: ListFilters }>();
  const filters = draft?.over === current ? draft.filters : current;

  function apply(chosen: ListFilters) {
    const query = new URLSearchParams(search);
    const path = pathWithFilters(pathname, query, chosen);
    if (path === pathWithFilters(pathname, query, filters)) return;
    setDraft({ over: current, filters: chosen });
    navigate(path, { preventScrollReset: true });
  }
  return { filters, apply };
}
