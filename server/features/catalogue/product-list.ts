import type { TextMatch } from '#server/features/search-query/text-match.ts';
import { type Filters, getFilteredFacets } from './filters.ts';
import type { PageWindow, SortKey } from './sorting.ts';

/** All products, or those of a category or a sub-category. */
export type Scope = { categoryId: string | null; subCategoryId: string | null };

/** Which products a list holds: those in a scope that match the text and the filters. */
export type ProductList = Scope & {
  text: TextMatch | null;
  filters: Filters;
};

/** A request for a page of a list, with its facets if requested. */
export type ListRequest<Sort = SortKey> = {
  list: ProductList;
  sort: Sort;
  window: PageWindow;
  withFacets: boolean;
};

/** Whether the list is unfiltered: its total and facets are then maintained by triggers (listing_counts). */
export function isUnfiltered({ text, filters }: ProductList): boolean {
  return text === null && getFilteredFacets(filters).length === 0;
}

/** The scope of an unfiltered list in listing_counts. */
export function getScopeKey({ categoryId, subCategoryId }: Scope): string {
  return subCategoryId ?? categoryId ?? '';
}
