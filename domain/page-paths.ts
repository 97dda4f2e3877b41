import { slugFromTitle } from './slug.ts';

/** The paths of the catalogue's pages, for links and the sitemap. */

/** The place in a product's URL while the buyer's city is not known, and in its canonical URL. */
export const UNKNOWN_PLACE = 'DEMO';

export function productPath(id: string, title: string, place: string): string {
  return `/product/${encodeURIComponent(slugFromTitle(title))}/${id}/${encodeURIComponent(place)}`;
}

export function categoryPath(id: string, name: string): string {
  return `/category/${encodeURIComponent(slugFromTitle(name))}/${id}`;
}

/** A category's page filtered by one sub-category. */
export function subCategoryPath(path: string, id: string, name: string): string {
  return `${path}?${new URLSearchParams({ query: slugFromTitle(name), sid: id })}`;
}
