import { slugFromTitle } from './slug.ts';

/** The addresses of the catalogue's pages, from the root, as pages link to them and the sitemap lists them. */

/** The place in a product's address while the buyer's city is not known; the product's one address has it too. */
export const UNKNOWN_PLACE = 'DEMO';

export function productPath(id: string, title: string, place: string): string {
  return `/product/${encodeURIComponent(slugFromTitle(title))}/${id}/${encodeURIComponent(place)}`;
}

export function categoryPath(id: string, name: string): string {
  return `/category/${encodeURIComponent(slugFromTitle(name))}/${id}`;
}

/** The category's own page, narrowed to one sub-category. */
export function subCategoryPath(path: string, id: string, name: string): string {
  return `${path}?${new URLSearchParams({ query: slugFromTitle(name), sid: id })}`;
}
