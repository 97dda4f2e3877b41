import type { WireFacets, WireProductList } from '#contract/catalogue.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { type ListParams, type ListQuery, readListParams, toListQuery } from './list-params.ts';

/** One page of a product list, and what the list can be narrowed by. */
export type ListPage = {
  params: ListParams;
  products: ProductSummary[];
  /** How many products there are in all, or at least. */
  total: number;
  isTotalExact: boolean;
  /** Leads to the page after this one; null on the last. */
  next: string | null;
  facets: WireFacets | undefined;
};

/** Asks the API for a part of one certain list. */
export type FetchListPage<Reply extends WireProductList = WireProductList> = (
  query: ListQuery,
) => Promise<Reply>;

/** The page of a list that an address names; after the last it is empty. */
export async function loadListPage(search: URLSearchParams, fetchPage: FetchListPage): Promise<ListPage> {
  const params = readListParams(search);
  return toListPage(params, await fetchPage({ ...toListQuery(params), facets: 'yes' }));
}

/** The products of the page that stands after `next` in the same list. */
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
