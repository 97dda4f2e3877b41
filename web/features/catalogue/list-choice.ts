import type { CallArguments } from '#contract/call.ts';
import type { listProducts } from '#contract/catalogue.ts';
import { DEFAULT_PAGE_SIZE, PRODUCT_SORTS, type ProductSort } from '#contract/list-limits.ts';
import { readPage } from '#web/features/paging/read-page.ts';
import { FILTER_NAMES, type ListFilters, readFilters } from './list-filters.ts';

/** What a visitor has chosen of a product list; the address of the page carries it. */
export type ListChoice = { page: number; sort: ProductSort; filters: ListFilters };

/** What every product list of the API takes. */
export type ListQuery = NonNullable<CallArguments<typeof listProducts>['query']>;

/** The parameters of an address that make the choice. */
export const LIST_PARAMETERS = ['sort', ...FILTER_NAMES, 'page'];

/** Reads the choice from an address; what is not a choice counts as none. */
export function readListChoice(search: URLSearchParams): ListChoice {
  return {
    page: readPage(search),
    sort: PRODUCT_SORTS.find((sort) => sort === search.get('sort')) ?? 'all',
    filters: readFilters(search),
  };
}

/** The choice as the API takes it. */
export function listQuery({ page, sort, filters }: ListChoice): ListQuery {
  return { page: String(page), sort, ...filters };
}

/** The address of another page of the same list. */
export function pathOfPage(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}

export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / DEFAULT_PAGE_SIZE));
}
