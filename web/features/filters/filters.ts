import { AMOUNT_PATTERN, MAX_FILTER_VALUE_LENGTH, MAX_FILTER_VALUES } from '#contract/list-limits.ts';

/**
 * What a product list is narrowed to. The names are the API's own: they stand in the page's address, in the filter form
 * and in the call alike.
 */
export type Filters = { [Name in AmountFilter]?: string } & { [Name in MultiSelectFilter]?: string[] };

const AMOUNT_FILTERS = ['min_price', 'max_price', 'min_discount', 'min_rating'] as const;
const MULTI_SELECT_FILTERS = ['gst', 'brand', 'category'] as const;
export type AmountFilter = (typeof AMOUNT_FILTERS)[number];
export type MultiSelectFilter = (typeof MULTI_SELECT_FILTERS)[number];
export type FilterName = AmountFilter | MultiSelectFilter;

export const FILTER_NAMES: readonly string[] = [...AMOUNT_FILTERS, ...MULTI_SELECT_FILTERS];

/** Reads the filters from an address or a submitted form; what the API would refuse counts as not chosen. */
export function readFilters(search: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of AMOUNT_FILTERS) {
    const amount = (search.get(name) ?? '').replace(/[₹,\s]/g, '');
    if (AMOUNT_PATTERN.test(amount)) filters[name] = amount;
  }
  for (const name of MULTI_SELECT_FILTERS) {
    const isValid = name === 'gst' ? (value: string) => AMOUNT_PATTERN.test(value) : isShortText;
    const values = [...new Set(search.getAll(name))].filter(isValid).slice(0, MAX_FILTER_VALUES);
    if (values.length > 0) filters[name] = values;
  }
  return sortPriceRange(filters);
}

function isShortText(value: string): boolean {
  return value !== '' && value.length <= MAX_FILTER_VALUE_LENGTH;
}

/** A price range typed the wrong way round means the range between. */
function sortPriceRange(filters: Filters): Filters {
  const { min_price: min, max_price: max } = filters;
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return filters;
  return { ...filters, min_price: max, max_price: min };
}

/** How many filters are on; the two ends of a price range are one. */
export function countActiveFilters({ min_price, max_price, ...others }: Filters): number {
  const isPriceOn = min_price !== undefined || max_price !== undefined;
  return Object.values(others).flat().length + (isPriceOn ? 1 : 0);
}

/** The address of the same list with other filters, from its first page. */
export function pathWithFilters(path: string, search: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(nonFilterParams(search));
  for (const [name, value] of Object.entries(filters)) {
    for (const each of [value].flat()) next.append(name, each);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** What else stands in a list's address; the page does not outlive a change of filters. */
export function nonFilterParams(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => name !== 'page' && !FILTER_NAMES.includes(name));
}
