import type { WireFacets } from '#contract/catalogue.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { FacetCount, FacetCounts } from './facet-queries.ts';
import { labelChosen, listSpecificationFacets } from './specification-facets.ts';

/** Average ratings, and discounts in basis points, that a list can be filtered by: at least this much. */
const RATING_THRESHOLDS = [4, 3, 2];
const DISCOUNT_THRESHOLDS_BPS = [1000, 2000, 3000, 4000, 5000];
/** Working days until dispatch that a list can be filtered by: at most this many. */
const DISPATCH_LIMITS = [2, 5, 10, 20];

/** @param chosenSpecifications the values of `spec` in the query. */
export function presentFacets(
  { counts, price, specifications, forRent }: FacetCounts,
  chosenSpecifications: readonly string[],
): WireFacets {
  const facets = listSpecificationFacets(specifications, chosenSpecifications);
  const getCounts = (kind: string) => counts.filter((count) => count.kind === kind);
  return {
    price: price && { min: rupeesFromPaise(price.min), max: rupeesFromPaise(price.max) },
    discount: countFromThresholds(DISCOUNT_THRESHOLDS_BPS, getCounts('discount')).map(({ value, count }) => ({
      value: percentFromBps(value),
      count,
    })),
    rating: countFromThresholds(RATING_THRESHOLDS, getCounts('rating')),
    gst: getCounts('gst')
      .map(({ value, products }) => ({ value: percentFromBps(Number(value)), count: products }))
      .sort((a, b) => a.value - b.value),
    brand: sortByCount(getCounts('brand')).map(({ value, products }) => ({ value, count: products })),
    category: sortByCount(getCounts('category')).map(({ value, products, name }) => ({
      value,
      name: name ?? '',
      count: products,
    })),
    spec: facets,
    ...(chosenSpecifications.length > 0 && { spec_labels: labelChosen(facets, chosenSpecifications) }),
    ...(forRent > 0 && { for_rent: forRent }),
    dispatch: countWithin(DISPATCH_LIMITS, getCounts('dispatch')),
  };
}

/** The number of products that reach each threshold; thresholds that none reaches are omitted. */
function countFromThresholds(thresholds: readonly number[], counts: readonly FacetCount[]) {
  return thresholds
    .map((value) => ({
      value,
      count: counts
        .filter((count) => Number(count.value) >= value)
        .reduce((sum, { products }) => sum + products, 0),
    }))
    .filter(({ count }) => count > 0);
}

/** The number of products within each limit; limits that none is within are omitted. */
function countWithin(limits: readonly number[], counts: readonly FacetCount[]) {
  return limits
    .map((value) => ({
      value,
      count: counts
        .filter((count) => Number(count.value) <= value)
        .reduce((sum, { products }) => sum + products, 0),
    }))
    .filter(({ count }) => count > 0);
}

function sortByCount(counts: readonly FacetCount[]): FacetCount[] {
  return counts.toSorted((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1));
}
