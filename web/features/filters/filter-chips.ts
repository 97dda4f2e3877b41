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
  const { for_rent, ...withoutForRent } = filters;
  const { max_dispatch, ...withoutDispatch } = filters;
  const price = priceRangeLabel(filters);
  return [
    ...(price === undefined ? [] : [{ label: price, remainingFilters: withoutPrice }]),
    ...multiSelectChips('category', filters, (value) => filterLabel('category', value, facets)),
    ...multiSelectChips('spec', filters, (value) => facets?.spec_labels?.[value] ?? value),
    ...multiSelectChips('brand', filters, (value) => value),
    ...(max_dispatch === undefined
      ? []
      : [{ label: filtersText.dispatchChip(max_dispatch), remainingFilters: withoutDispatch }]),
    ...(min_discount === undefined
      ? []
      : [{ label: filtersText.minDiscountChip(min_discount), remainingFilters: withoutDiscount }]),
    ...(min_rating === undefined
      ? []
      : [{ label: filtersText.minRatingChip(min_rating), remainingFilters: withoutRating }]),
    ...(for_rent ? [{ label: filtersText.forRentChip, remainingFilters: withoutForRent }] : []),
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
