import type { CallArguments } from '#contract/call.ts';
import type { listProducts } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { FILTER_NAMES, type Filters, readFilters } from '#web/features/filters/filters.ts';
import { readPage } from '#web/features/pagination/read-page.ts';

/** What a visitor has chosen of a product list; the address of the page carries it. */
export type ListParams = { page: number; sort: ProductSort; filters: Filters };

/** What every product list of the API takes. */
export type ListQuery = NonNullable<CallArguments<typeof listProducts>['query']>;

/** The parameters of an address that make the choice. */
export const LIST_PARAM_NAMES = ['sort', ...FILTER_NAMES, 'page'];

/** Reads the choice from an address; what is not a choice counts as none. */
export function readListParams(search: URLSearchParams): ListParams {
  return {
    page: readPage(search),
    sort: PRODUCT_SORTS.find((sort) => sort === search.get('sort')) ?? 'all',
    filters: readFilters(search),
  };
}

/** The choice as the API takes it. */
export function toListQuery({ page, sort, filters }: ListParams): ListQuery {
  return { page: String(page), sort, ...filters };
}

/** The address of another page of the same list. */
export function pathWithPage(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}

export function getLastPage(total: number): number {
  return Math.max(1, Math.ceil(total / DEFAULT_PAGE_SIZE));
}
