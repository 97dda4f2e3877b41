import { text } from '#web/text/en.ts';
import { type ListChoice, pathOfPage } from './list-choice.ts';
import { countFilters } from './list-filters.ts';

/**
 * The one address of a page of a list. A page after the last has none. Sorted and narrowed lists have none: they show what others show already, in
 * numbers that no search engine should count.
 */
export function listAddress(
  path: string,
  { choice: { page, sort, filters }, products }: { choice: ListChoice; products: readonly unknown[] },
): string | undefined {
  if (page > 1 && products.length === 0) return undefined;
  if (sort !== 'all' || countFilters(filters) > 0) return undefined;
  const [pathname = '', search = ''] = path.split('?');
  return pathOfPage(pathname, new URLSearchParams(search), page);
}

/** A list's title; that of a later page tells it from the first. */
export function listTitle(title: string, { page }: ListChoice): string {
  return page === 1 ? title : text.catalogue.onPage(title, page);
}
