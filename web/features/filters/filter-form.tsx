import { type FormEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { WireFacets } from '#contract/catalogue.ts';
import { useCanonicalQuery } from '#web/routing/use-canonical-query.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FilterGroupFields } from './filter-group-fields.tsx';
import { toFilterGroups } from './filter-groups.ts';
import { nonFilterParams, readFilters } from './filters.ts';
import { PriceRangeFields } from './price-range-fields.tsx';
import type { FilterState } from './use-filters.ts';

/**
 * The filters of a list. It is a plain HTML form, so that it works before hydration and without JavaScript; after
 * hydration every choice takes effect at once.
 */
export function FilterForm({ facets, state }: { facets: WireFacets; state: FilterState }) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const query = useCanonicalQuery();
  const { filters } = state;

  const apply = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    state.apply(readFilters(new URLSearchParams(entries)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  return (
    <form ref={form} method="get" action={pathname} onSubmit={submit} className="grid gap-6">
      {nonFilterParams(query).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <PriceRangeFields range={facets.price} filters={filters} onChange={apply} />
      {(facets.for_rent || filters.for_rent) && (
        <Checkbox
          name="for_rent"
          value="yes"
          label={filtersText.forRent(facets.for_rent ?? 0)}
          checked={filters.for_rent === 'yes'}
          onChange={apply}
        />
      )}
      {toFilterGroups(facets, filters).map((group) => (
        <FilterGroupFields
          key={group.name + group.title}
          group={group}
          chosen={filters[group.name]}
          onChange={apply}
        />
      ))}
      <div className="hidden noscript:block">
        <Button type="submit">{filtersText.apply}</Button>
      </div>
    </form>
  );
}
