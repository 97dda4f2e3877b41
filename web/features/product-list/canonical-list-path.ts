import { countActiveFilters } from '#web/features/filters/filters.ts';
import { text } from '#web/text/en.ts';
import { type ListParams, pathWithPage } from './list-params.ts';

/**
 * The canonical path of a page of a list; undefined for a page after the last one and for sorted or filtered lists.
 * Search engines should not index those: they are numerous and show the same products as other lists.
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

/** The title of a list's page; later pages have their number in it. */
export function listPageTitle(title: string, { page }: ListParams): string {
  return page === 1 ? title : text.catalogue.titleWithPage(title, page);
}
