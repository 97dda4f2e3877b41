import type { WireFacets } from '#contract/catalogue.ts';
import { filtersText } from '#web/text/filters-en.ts';
import { filterLabel } from './filter-groups.ts';
import type { Filters, MultiSelectFilter } from './filters.ts';
import { priceRangeLabel } from './price-range-label.ts';

/** An active filter, and the filters that remain without it. */
export type FilterChip = { label: string; remainingFilters: Filters };

export function toFilterChips(filters: Filters, facets: WireFacets | undefined): FilterChip[] {
  const { min_price, max_price, price_with_gst, ...withoutPrice } = filters;
  const { min_discount, ...withoutDiscount } = filters;
  const { min_rating, ...withoutRating } = filters;
  const price = priceRangeLabel(filters);
  return [
    ...(price === undefined ? [] : [{ label: price, remainingFilters: withoutPrice }]),
    ...multiSelectChips('category', filters, (value) => filterLabel('category', value, facets)),
    ...multiSelectChips('brand', filters, (value) => value),
    ...(min_discount === undefined
      ? []
      : [{ label: filtersText.minDiscountChip(min_discount), remainingFilters: withoutDiscount }]),
    ...(min_rating === undefined
      ? []
      : [{ label: filtersText.minRatingChip(min_rating), remainingFilters: withoutRating }]),
    ...multiSelectChips('gst', filters, (value) => filtersText.gstChip(filterLabel('gst', value))),
  ];
}

function multiSelectChips(
  name: MultiSelectFilter,
  filters: Filters,
  getLabel: (value: string) => string,
): FilterChip[] {
  const { [name]: selected = [], ...others } = filters;
  return selected.map((value) => {
    const remaining = selected.filter((each) => each !== value);
    return {
      label: getLabel(value),
      remainingFilters: remaining.length > 0 ? { ...others, [name]: remaining } : others,
    };
  });
}
