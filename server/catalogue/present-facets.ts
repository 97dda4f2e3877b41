import type { WireFacets } from '#contract/catalogue.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { FacetCount, FacetRows } from './facet-queries.ts';

/** Average ratings and discounts (in basis points) that a list can be asked to start from. */
const RATINGS = [4, 3, 2];
const DISCOUNTS_BPS = [1000, 2000, 3000, 4000, 5000];

export function presentFacets({ counts, price }: FacetRows): WireFacets {
  const of = (kind: string) => counts.filter((count) => count.kind === kind);
  return {
    price: price && { min: rupeesFromPaise(price.min), max: rupeesFromPaise(price.max) },
    discount: startingFrom(DISCOUNTS_BPS, of('discount')).map(({ value, count }) => ({
      value: percentFromBps(value),
      count,
    })),
    rating: startingFrom(RATINGS, of('rating')),
    gst: of('gst')
      .map(({ value, products }) => ({ value: percentFromBps(Number(value)), count: products }))
      .sort((a, b) => a.value - b.value),
    brand: mostFirst(of('brand')).map(({ value, products }) => ({ value, count: products })),
    category: mostFirst(of('category')).map(({ value, products, name }) => ({
      value,
      name: name ?? '',
      count: products,
    })),
  };
}

/** How many there are from each value up; values that nothing reaches are no choice. */
function startingFrom(values: readonly number[], counts: readonly FacetCount[]) {
  return values
    .map((value) => ({
      value,
      count: counts
        .filter((count) => Number(count.value) >= value)
        .reduce((sum, { products }) => sum + products, 0),
    }))
    .filter(({ count }) => count > 0);
}

function mostFirst(counts: readonly FacetCount[]): FacetCount[] {
  return counts.toSorted((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1));
}
