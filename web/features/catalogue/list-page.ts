import type { WireFacets, WireProductList } from '#contract/catalogue.ts';
import { type ListChoice, type ListQuery, listQuery, readListChoice } from './list-choice.ts';
import { type ProductCard, productCard } from './product.ts';

/** One page of a product list, and what the list can be narrowed by. */
export type ListPage = {
  choice: ListChoice;
  products: ProductCard[];
  /** How many products there are in all, or at least. */
  total: number;
  isTotalExact: boolean;
  /** Leads to the page after this one; null on the last. */
  next: string | null;
  facets: WireFacets | undefined;
};

/** Asks the API for a part of one certain list. */
export type ListCall<Reply extends WireProductList = WireProductList> = (query: ListQuery) => Promise<Reply>;

/** The page of a list that an address names; after the last it is empty. */
export async function loadListPage(search: URLSearchParams, call: ListCall): Promise<ListPage> {
  const choice = readListChoice(search);
  return listPage(choice, await call({ ...listQuery(choice), facets: 'yes' }));
}

/** The products of the page that stands after `next` in the same list. */
export async function loadPageAfter(next: string, choice: ListChoice, call: ListCall) {
  const { page: _, ...query } = listQuery(choice);
  const list = await call({ ...query, after: next });
  return { items: list.products.map(productCard), next: list.next };
}

export function listPage(choice: ListChoice, list: WireProductList): ListPage {
  return {
    choice,
    products: list.products.map(productCard),
    total: list.total,
    isTotalExact: list.is_total_exact,
    next: list.next,
    facets: list.facets,
  };
}
