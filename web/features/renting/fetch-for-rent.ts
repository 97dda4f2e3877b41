import type { ApiClient } from '#contract/client.ts';
import type { FetchListPage } from '#web/features/product-list/list-page.ts';

/** Fetches pages of the list of products for rent, which needs no filter for them. */
export function fetchForRent(api: ApiClient): FetchListPage {
  return async (query) => {
    const list = await api.listProducts({ query: { ...query, for_rent: 'yes' } });
    if (!list.facets) return list;
    const { for_rent: _, ...facets } = list.facets;
    return { ...list, facets };
  };
}
