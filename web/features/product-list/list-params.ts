import type { CallArguments } from '#contract/call.ts';
import type { listProducts } from '#contract/catalogue.ts';
import {
  DEFAULT_PAGE_SIZE,
  isSpecificationSort,
  type ListSort,
  PRODUCT_SORTS,
} from '#contract/list-limits.ts';
import { FILTER_NAMES, type Filters, readFilters } from '#web/features/filters/filters.ts';
import { readPage } from '#web/features/pagination/read-page.ts';

/** What the URL of a product list says. `isTable`: it is shown as a table instead of cards. */
export type ListParams = { page: number; sort: ListSort; filters: Filters; isTable: boolean };

/** The query parameters that every product list of the API accepts. */
export type ListQuery = NonNullable<CallArguments<typeof listProducts>['query']>;

/** Names of the URL parameters of a list. */
export const LIST_PARAM_NAMES = ['sort', ...FILTER_NAMES, 'view', 'page'];

/** Reads the parameters from a URL; invalid ones get their defaults. */
export function readListParams(search: URLSearchParams): ListParams {
  return {
    page: readPage(search),
    sort: readSort(search.get('sort') ?? ''),
    filters: readFilters(search),
    isTable: search.get('view') === 'table',
  };
}

function readSort(text: string): ListSort {
  if (isSpecificationSort(text)) return text;
  return PRODUCT_SORTS.find((sort) => sort === text) ?? 'all';
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

/** The path of the same list as a table, or as cards; from its first page. */
export function pathWithView(path: string, search: URLSearchParams, isTable: boolean): string {
  const next = new URLSearchParams(search);
  if (isTable) next.set('view', 'table');
  else next.delete('view');
  return pathWithPage(path, next, 1);
}

export function getLastPage(total: number): number {
  return Math.max(1, Math.ceil(total / DEFAULT_PAGE_SIZE));
}
