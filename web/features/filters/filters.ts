import { AMOUNT_PATTERN, MAX_FILTER_VALUE_LENGTH, MAX_FILTER_VALUES } from '#contract/list-limits.ts';

/**
 * The filters of a product list. The URL, the filter form and the API call share their names.
 */
export type Filters = { [Name in AmountFilter]?: string } & { [Name in MultiSelectFilter]?: string[] } & {
  /** The prices are with GST. */
  price_with_gst?: 'yes';
  /** Only products that can be rented. */
  for_rent?: 'yes';
};

const AMOUNT_FILTERS = ['min_price', 'max_price', 'min_discount', 'min_rating', 'max_dispatch'] as const;
const MULTI_SELECT_FILTERS = ['gst', 'brand', 'category', 'spec'] as const;
export type AmountFilter = (typeof AMOUNT_FILTERS)[number];
export type MultiSelectFilter = (typeof MULTI_SELECT_FILTERS)[number];
export type FilterName = AmountFilter | MultiSelectFilter;

export const FILTER_NAMES: readonly string[] = [
  ...AMOUNT_FILTERS,
  'price_with_gst',
  'for_rent',
  ...MULTI_SELECT_FILTERS,
];

/** Reads the filters from a URL or a submitted form. Values that the API would reject are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of AMOUNT_FILTERS) {
    const amount = (search.get(name) ?? '').replace(/[₹,\s]/g, '');
    if (AMOUNT_PATTERN.test(amount)) filters[name] = amount;
  }
  if (hasPriceFilter(filters) && search.get('price_with_gst') === 'yes') filters.price_with_gst = 'yes';
  if (search.get('for_rent') === 'yes') filters.for_rent = 'yes';
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

/** Swaps a minimum price that is above the maximum price. */
function sortPriceRange(filters: Filters): Filters {
  const { min_price: min, max_price: max } = filters;
  if (min === undefined || max === undefined || Number(min) <= Number(max)) return filters;
  return { ...filters, min_price: max, max_price: min };
}

export function hasPriceFilter({ min_price, max_price }: Filters): boolean {
  return min_price !== undefined || max_price !== undefined;
}

/** The number of active filters; a price range counts as one. */
export function countActiveFilters(filters: Filters): number {
  const { min_price, max_price, price_with_gst, ...others } = filters;
  return Object.values(others).flat().length + (hasPriceFilter(filters) ? 1 : 0);
}

/**
 * The path of the first page of the same list with other filters. The typed words that filters were made of stay as
 * long as none that words can name is removed.
 */
export function pathWithFilters(path: string, search: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(nonFilterParams(search));
  const typed = search.get('typed');
  if (typed !== null && includesAll(filters, readFilters(search))) next.set('typed', typed);
  for (const [name, value] of Object.entries(filters)) {
    for (const each of [value].flat()) next.append(name, each);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Of the filters that words can name. */
function includesAll(filters: Filters, others: Filters): boolean {
  const list = ({ min_price, max_price, price_with_gst, spec }: Filters) =>
    Object.entries({ min_price, max_price, price_with_gst, spec }).flatMap(([name, values = []]) =>
      [values].flat().map((value) => `${name}=${value}`),
    );
  const included = new Set(list(filters));
  return list(others).every((filter) => included.has(filter));
}

/**
 * The other parameters of a list's URL, except the page, because other filters start at the first page, and the typed
 * words that the filters were made of.
 */
export function nonFilterParams(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => !['page', 'typed', ...FILTER_NAMES].includes(name));
}
