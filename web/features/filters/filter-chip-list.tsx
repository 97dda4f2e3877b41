import { IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { WireFacets } from '#contract/catalogue.ts';
import { useCanonicalSearch } from '#web/routing/use-canonical-search.ts';
import { text } from '#web/text/en.ts';
import { toFilterChips } from './filter-chips.ts';
import { type Filters, pathWithFilters } from './filters.ts';

/** The active filters, each as a link to the list without it. */
export function FilterChipList({ filters, facets }: { filters: Filters; facets: WireFacets | undefined }) {
  const { pathname } = useLocation();
  const search = useCanonicalSearch();
  const chips = toFilterChips(filters, facets);
  if (chips.length === 0) return null;
  const pathTo = (remaining: Filters) => pathWithFilters(pathname, new URLSearchParams(search), remaining);
  return (
    <ul aria-label={text.filters.chosen} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, remainingFilters }) => (
        <li key={pathTo(remainingFilters)}>
          <Link
            to={pathTo(remainingFilters)}
            preventScrollReset
            className="flex min-h-11 items-center gap-1.5 rounded border border-edge bg-surface py-1 pr-2 pl-3 text-sm hover:border-ink lg:pointer-fine:min-h-9"
          >
            <span className="sr-only">{text.filters.remove}</span>
            {label}
            <IconX aria-hidden="true" size={16} className="text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={pathTo({})}
          preventScrollReset
          className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4 hover:text-brand-ink lg:pointer-fine:min-h-9"
        >
          {text.filters.removeAll}
        </Link>
      </li>
    </ul>
  );
}
