import type { CallArguments } from '#contract/call.ts';
import type { listProducts } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { FILTER_NAMES, type Filters, readFilters } from '#web/features/filters/filters.ts';
import { readPage } from '#web/features/pagination/read-page.ts';

/** The page, sort key and filters of a product list, as stored in its URL. */
export type ListParams = { page: number; sort: ProductSort; filters: Filters };

/** The query parameters that every product list of the API accepts. */
export type ListQuery = NonNullable<CallArguments<typeof listProducts>['query']>;

/** Names of the URL parameters of a list. */
export const LIST_PARAM_NAMES = ['sort', ...FILTER_NAMES, 'page'];

/** Reads the parameters from a URL; invalid ones get their defaults. */
export function readListParams(search: URLSearchParams): ListParams {
  return {
    page: readPage(search),
    sort: PRODUCT_SORTS.find((sort) => sort === search.get('sort')) ?? 'all',
    filters: readFilters(search),
  };
}

/** The parameters in the API's format. */
export function toListQuery({ page, sort, filters }: ListParams): ListQuery {
  return { page: String(page), sort, ...filters };
}

/** The path of another page of the same list. */
export function pathWithPage(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}

export function getLastPage(total: number): number {
  return Math.max(1, Math.ceil(total / DEFAULT_PAGE_SIZE));
}
