import type { WireFacets, WireProductList } from '#contract/catalogue.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { loadTableCode } from '#web/features/product-table/table-code.ts';
import type { TableColumn } from '#web/features/product-table/table-row.ts';
import { type ListParams, type ListQuery, readListParams, toListQuery } from './list-params.ts';

/** One page of a product list, with the list's facets. */
export type ListPage = {
  params: ListParams;
  /** In a table, its rows. */
  products: ProductSummary[];
  /** The table's columns for specifications; undefined where cards are shown. */
  columns?: TableColumn[];
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

/**
 * Loads the page of a list for a URL; a page after the last one is empty.
 * @param fetchColumns fetches a table's columns where the operator has set some
 */
export async function loadListPage(
  search: URLSearchParams,
  fetchPage: FetchListPage,
  fetchColumns?: () => Promise<TableColumn[] | undefined>,
): Promise<ListPage> {
  const params = readListParams(search);
  const [list, columns] = await Promise.all([
    fetchPage({ ...toListQuery(params), facets: 'yes' }),
    params.isTable ? fetchColumns?.() : undefined,
  ]);
  return toListPage(params, list, columns);
}

/** Loads the products of the same list's page after the cursor `next`. */
export async function loadPageAfter(
  next: string,
  { params, columns }: Pick<ListPage, 'params' | 'columns'>,
  fetchPage: FetchListPage,
) {
  const { page: _, ...query } = toListQuery(params);
  const list = await fetchPage({ ...query, after: next });
  const { products } = await toProducts(params, list, undefined, columns);
  return { items: products, next: list.next };
}

export async function toListPage(
  params: ListParams,
  list: WireProductList,
  operatorColumns?: TableColumn[],
): Promise<ListPage> {
  return {
    params,
    ...(await toProducts(params, list, operatorColumns)),
    total: list.total,
    isTotalExact: list.is_total_exact,
    next: list.next,
    facets: list.facets,
  };
}

/** The products as cards or as the rows of a table. */
async function toProducts(
  { isTable }: ListParams,
  { products }: WireProductList,
  operatorColumns?: TableColumn[],
  columns?: TableColumn[],
) {
  if (!isTable) return { products: products.map(productSummaryFromWire) };
  return (await loadTableCode()).toTable(products, operatorColumns, columns);
}
