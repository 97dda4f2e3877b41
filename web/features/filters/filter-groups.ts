import type { WireFacets } from '#contract/catalogue.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { filtersText } from '#web/text/filters-en.ts';
import type { FilterName, Filters, MultiSelectFilter } from './filters.ts';

export type FilterOption = { value: string; name: string; count: number };
export type FilterGroup = {
  name: Exclude<FilterName, 'min_price' | 'max_price'>;
  title: string;
  /** At most one of its options can be selected. */
  isSingleSelect: boolean;
  options: FilterOption[];
};

/** The filters with options: those that narrow the list further, and the active ones. */
export function toFilterGroups(facets: WireFacets, filters: Filters): FilterGroup[] {
  const groups: FilterGroup[] = [
    multiSelectGroup('category', filtersText.category, facets, filters),
    thresholdGroup('max_dispatch', filtersText.dispatch, facets.dispatch ?? [], filters.max_dispatch),
    ...(facets.spec ?? []).map((facet) => ({ name: 'spec' as const, isSingleSelect: false, ...facet })),
    multiSelectGroup('brand', filtersText.brand, facets, filters),
    thresholdGroup('min_discount', filtersText.discount, facets.discount, filters.min_discount),
    thresholdGroup('min_rating', filtersText.rating, facets.rating, filters.min_rating),
    multiSelectGroup('gst', filtersText.gst, facets, filters),
  ];
  // An option that every product has does not narrow the list.
  return groups.filter(
    ({ name, isSingleSelect, options }) =>
      options.length > (isSingleSelect ? 0 : 1) || filters[name] !== undefined,
  );
}

function thresholdGroup(
  name: 'min_discount' | 'min_rating' | 'max_dispatch',
  title: string,
  facet: WireFacets['discount'],
  selected: string | undefined,
): FilterGroup {
  const offered = facet.map(({ value, count }) => ({ value: String(value), count }));
  const options = withSelected(offered, selected === undefined ? [] : [selected]);
  return {
    name,
    title,
    isSingleSelect: true,
    options: options.map((option) => ({ ...option, name: filterLabel(name, option.value) })),
  };
}

function multiSelectGroup(
  name: Exclude<MultiSelectFilter, 'spec'>,
  title: string,
  facets: WireFacets,
  filters: Filters,
): FilterGroup {
  const offered = facets[name].map(({ value, count }) => ({ value: String(value), count }));
  const options = withSelected(offered, filters[name] ?? []);
  return {
    name,
    title,
    isSingleSelect: false,
    options: options.map((option) => ({ ...option, name: filterLabel(name, option.value, facets) })),
  };
}

/** Adds selected options without products, so that they can be unselected. */
function withSelected(offered: Omit<FilterOption, 'name'>[], selected: readonly string[]) {
  const missing = selected.filter((value) => !offered.some((option) => option.value === value));
  return [...offered, ...missing.map((value) => ({ value, count: 0 }))];
}

/** The label of a filter value, for its option and its chip. */
export function filterLabel(
  name: Exclude<FilterGroup['name'], 'spec'>,
  value: string,
  facets?: WireFacets,
): string {
  switch (name) {
    case 'min_discount':
      return filtersText.minDiscountOption(value);
    case 'min_rating':
      return filtersText.minRatingOption(value);
    case 'max_dispatch':
      return filtersText.withinDays(value);
    case 'gst':
      return formatPercent(Math.round(Number(value) * 100));
    case 'brand':
      return value;
    case 'category':
      return facets?.category.find((each) => each.value === value)?.name ?? filtersText.category;
  }
}
