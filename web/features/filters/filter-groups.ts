import type { WireFacets } from '#contract/catalogue.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { text } from '#web/text/en.ts';
import type { FilterName, Filters, MultiSelectFilter } from './filters.ts';

export type FilterOption = { value: string; name: string; count: number };
export type FilterGroup = {
  name: Exclude<FilterName, 'min_price' | 'max_price'>;
  title: string;
  /** At most one of its options can be chosen. */
  isSingleSelect: boolean;
  options: FilterOption[];
};

/** The filters with options: those a list can be narrowed by further, and those that are on. */
export function toFilterGroups(facets: WireFacets, filters: Filters): FilterGroup[] {
  const groups: FilterGroup[] = [
    multiSelectGroup('category', text.filters.category, facets, filters),
    multiSelectGroup('brand', text.filters.brand, facets, filters),
    thresholdGroup('min_discount', text.filters.discount, facets.discount, filters.min_discount),
    thresholdGroup('min_rating', text.filters.rating, facets.rating, filters.min_rating),
    multiSelectGroup('gst', text.filters.gst, facets, filters),
  ];
  // A choice that every product shares narrows nothing.
  return groups.filter(
    ({ name, isSingleSelect, options }) =>
      options.length > (isSingleSelect ? 0 : 1) || filters[name] !== undefined,
  );
}

function thresholdGroup(
  name: 'min_discount' | 'min_rating',
  title: string,
  facet: WireFacets['discount'],
  chosen: string | undefined,
): FilterGroup {
  const offered = facet.map(({ value, count }) => ({ value: String(value), count }));
  const options = withChosen(offered, chosen === undefined ? [] : [chosen]);
  return {
    name,
    title,
    isSingleSelect: true,
    options: options.map((option) => ({ ...option, name: filterLabel(name, option.value) })),
  };
}

function multiSelectGroup(
  name: MultiSelectFilter,
  title: string,
  facets: WireFacets,
  filters: Filters,
): FilterGroup {
  const offered = facets[name].map(({ value, count }) => ({ value: String(value), count }));
  const options = withChosen(offered, filters[name] ?? []);
  return {
    name,
    title,
    isSingleSelect: false,
    options: options.map((option) => ({ ...option, name: filterLabel(name, option.value, facets) })),
  };
}

/** What is chosen can be taken back, even when no product is left that has it. */
function withChosen(offered: Omit<FilterOption, 'name'>[], chosen: readonly string[]) {
  const missing = chosen.filter((value) => !offered.some((option) => option.value === value));
  return [...offered, ...missing.map((value) => ({ value, count: 0 }))];
}

/** One filter in words, as its option and its chip show it. */
export function filterLabel(name: FilterGroup['name'], value: string, facets?: WireFacets): string {
  switch (name) {
    case 'min_discount':
      return text.filters.minDiscountOption(value);
    case 'min_rating':
      return text.filters.minRatingOption(value);
    case 'gst':
      return formatPercent(Math.round(Number(value) * 100));
    case 'brand':
      return value;
    case 'category':
      return facets?.category.find((each) => each.value === value)?.name ?? text.filters.category;
  }
}

/** An amount of rupees from an address, as people read it. */
export function rupeesLabel(rupees: string): string {
  return formatRupeesShort(paiseFromRupees(Number(rupees)));
}
