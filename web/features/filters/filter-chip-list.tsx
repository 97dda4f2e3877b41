import type { WireFacets } from '#contract/catalogue.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { Link } from '#web/ui/link.tsx';
import { toFilterChips } from './filter-chips.ts';
import type { Filters } from './filters.ts';
import { useFilterPath } from './use-filter-path.ts';

/** The active filters, each as a link to the list without it. */
export function FilterChipList({ filters, facets }: { filters: Filters; facets: WireFacets | undefined }) {
  const pathTo = useFilterPath();
  const chips = toFilterChips(filters, facets);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={filtersText.chosen}
      className="flex flex-wrap items-center gap-2 max-lg:mt-2 max-lg:w-full lg:flex-1"
    >
      {chips.map(({ label, remainingFilters }) => (
        <li key={pathTo(remainingFilters)}>
          <Link
            to={pathTo(remainingFilters)}
            keepsScroll
            className="flex min-h-11 items-center gap-1.5 rounded border border-edge bg-surface py-1 pr-2 pl-3 text-sm hover:border-ink lg:pointer-fine:min-h-9"
          >
            <span className="sr-only">{filtersText.remove}</span>
            {label}
            <span className="icon icon-x size-4 text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={pathTo({})}
          keepsScroll
          className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4 hover:text-brand-ink lg:pointer-fine:min-h-9"
        >
          {filtersText.removeAll}
        </Link>
      </li>
    </ul>
  );
}
