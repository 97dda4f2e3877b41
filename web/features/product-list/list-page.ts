import type { WireFacets, WireProductList } from '#contract/catalogue.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { type ListParams, type ListQuery, readListParams, toListQuery } from './list-params.ts';

/** One page of a product list, with the list's facets. */
export type ListPage = {
  params: ListParams;
  products: ProductSummary[];
  /** The number of products of the list; a lower bound unless `isTotalExact`. */
  total: number;
  isTotalExact: boolean;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  facets: WireFacets | undefined;
};

/** Fetches a page of one particular list from the API. */
export type FetchListPage<List extends WireProductList = WireProductList> = (
  query: ListQuery,
) => Promise<List>;

/** Loads the page of a list for a URL; a page after the last one is empty. */
export async function loadListPage(search: URLSearchParams, fetchPage: FetchListPage): Promise<ListPage> {
  const params = readListParams(search);
  return toListPage(params, await fetchPage({ ...toListQuery(params), facets: 'yes' }));
}

/** Loads the products of the same list's page after the cursor `next`. */
export async function loadPageAfter(next: string, params: ListParams, fetchPage: FetchListPage) {
  const { page: _, ...query } = toListQuery(params);
  const list = await fetchPage({ ...query, after: next });
  return { items: list.products.map(productSummaryFromWire), next: list.next };
}

export function toListPage(params: ListParams, list: WireProductList): ListPage {
  return {
    params,
    products: list.products.map(productSummaryFromWire),
    total: list.total,
    isTotalExact: list.is_total_exact,
    next: list.next,
    facets: list.facets,
  };
}
