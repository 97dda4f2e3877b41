import { countActiveFilters } from '#web/features/filters/filters.ts';
import { text } from '#web/text/en.ts';
import { type ListParams, pathWithPage } from './list-params.ts';

/**
 * The one address of a page of a list. A page after the last has none. Sorted and narrowed lists have none: they show what others show already, in
 * numbers that no search engine should count.
 */
export function canonicalListPath(
  path: string,
  { params: { page, sort, filters }, products }: { params: ListParams; products: readonly unknown[] },
): string | undefined {
  if (page > 1 && products.length === 0) return undefined;
  if (sort !== 'all' || countActiveFilters(filters) > 0) return undefined;
  const [pathname = '', search = ''] = path.split('?');
  return pathWithPage(pathname, new URLSearchParams(search), page);
}

/** A list's title; that of a later page tells it from the first. */
export function listPageTitle(title: string, { page }: ListParams): string {
  return page === 1 ? title : text.catalogue.titleWithPage(title, page);
}
