import { AMOUNT, MAX_CHOICE_LENGTH, MAX_CHOICES } from '#contract/list-limits.ts';

/**
 * What a product list is narrowed to. The names are the API's own: they stand in the page's address, in the filter form
 * and in the call alike.
 */
export type ListFilters = { [Name in AmountFilter]?: string } & { [Name in ChoiceFilter]?: string[] };

const AMOUNT_FILTERS = ['min_price', 'max_price', 'min_discount', 'min_rating'] as const;
const CHOICE_FILTERS = ['gst', 'brand', 'category'] as const;
export type AmountFilter = (typeof AMOUNT_FILTERS)[number];
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];
export type FilterName = AmountFilter | ChoiceFilter;

export const FILTER_NAMES: readonly string[] = [...AMOUNT_FILTERS, ...CHOICE_FILTERS];

/** Reads the filters from an address or a submitted form; what the API would refuse counts as not chosen. */
export function readFilters(search: URLSearchParams): ListFilters {
  const filters: ListFilters = {};
  for (const name of AMOUNT_FILTERS) {
    const amount = (search.get(name) ?? '').replace(/[₹,\s]/g, '');
    if (AMOUNT.test(amount)) filters[name] = amount;
  }
  for (const name of CHOICE_FILTERS) {
    const isChoice = name === 'gst' ? (value: string) => AMOUNT.test(value) : isShortText;
    const values = [...new Set(search.getAll(name))].filter(isChoice).slice(0, MAX_CHOICES);
    if (values.length > 0) filters[name] = values;
  }
  return inOrder(filters);
}

function isShortText(value: string): boolean {
  return value !== '' && value.length <= MAX_CHOICE_LENGTH;
}

/** A price range typed the wrong way round means the range between. */
function inOrder(filters: ListFilters): ListFilters {
  const { min_price: least, max_price: most } = filters;
  if (least === undefined || most === undefined || Number(least) <= Number(most)) return filters;
  return { ...filters, min_price: most, max_price: least };
}

/** How many filters are on; the two ends of a price range are one. */
export function countFilters({ min_price, max_price, ...others }: ListFilters): number {
  const isPriceOn = min_price !== undefined || max_price !== undefined;
  return Object.values(others).flat().length + (isPriceOn ? 1 : 0);
}

/** The address of the same list with other filters, from its first page. */
export function pathWithFilters(path: string, search: URLSearchParams, filters: ListFilters): string {
  const next = new URLSearchParams(besideFilters(search));
  for (const [name, value] of Object.entries(filters)) {
    for (const each of [value].flat()) next.append(name, each);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}

/** What else stands in a list's address; the page does not outlive a change of filters. */
export function besideFilters(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => name !== 'page' && !FILTER_NAMES.includes(name));
}
