import type { ApiClient } from '#contract/client.ts';
import type { ListSort, OfferedSort } from '#contract/list-limits.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';
import { readRecentIds } from './recent-store.ts';

/** Loads the recently viewed products, the last one first. Products that left the catalogue are missing. */
export async function loadRecentProducts(api: ApiClient): Promise<ProductSummary[]> {
  const ids = readRecentIds();
  if (ids.length === 0) return [];
  const { result } = await api.listRecentlyViewed({ body: [...ids] });
  return result.map(productSummaryFromWire);
}

const COMPARE: Record<OfferedSort, (a: ProductSummary, b: ProductSummary) => number> = {
  all: () => 0,
  'price-desc': (a, b) => b.price.discountedPricePaise - a.price.discountedPricePaise,
  'price-asc': (a, b) => a.price.discountedPricePaise - b.price.discountedPricePaise,
  'rating-desc': (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** Sorts the products; equal ones keep their order, the last viewed first. */
export function sortProducts(products: readonly ProductSummary[], sort: ListSort): ProductSummary[] {
  // Without a comparison, JavaScript would sort by text.
  return products.toSorted(sort in COMPARE ? COMPARE[sort as OfferedSort] : COMPARE.all);
}
