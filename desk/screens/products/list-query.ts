import { PRODUCTS_PATH } from '#desk/paths.ts';
import { PRODUCT_STATES, type ProductState } from '#domain/product-state.ts';

/** What the address of the list says, by the names of the call. */
const NAMES = ['q', 'state', 'category', 'sid', 'brand', 'gst', 'min_price', 'max_price', 'after'] as const;
export type ListQuery = Partial<Record<(typeof NAMES)[number], string>> & { state?: ProductState };

export function readListQuery(search: URLSearchParams): ListQuery {
  const entries = NAMES.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const { state, ...query } = Object.fromEntries(entries) as ListQuery;
  return isState(state) ? { ...query, state } : query;
}

/** The address of the list with other values; an empty one is left out, and the list begins again. */
export function toAddress(query: ListQuery, change: ListQuery): string {
  const { after, ...others } = { ...query, after: '', ...change };
  const search = new URLSearchParams(Object.entries({ ...others, after }).filter(([, value]) => value));
  return search.size > 0 ? `${PRODUCTS_PATH}?${search}` : PRODUCTS_PATH;
}

const isState = (value: string | undefined): value is ProductState =>
  PRODUCT_STATES.some((state) => state === value);
