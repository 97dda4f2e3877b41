import type { ProductListQuery, WireFacets } from '#contract/catalogue.ts';
import {
  boundPriceBeforeGst,
  boundPriceInclGst,
  type PriceBounds,
} from '#server/features/search-query/price-bounds.ts';

export type FacetKind = keyof WireFacets;

/** The filters of a list; null where none is set. */
export type Filters = PriceBounds & {
  minDiscountBps: number | null;
  minRating: number | null;
  gstBps: number[] | null;
  brands: string[] | null;
  categoryIds: string[] | null;
};

const FILTERS_BY_FACET: Record<FacetKind, readonly (keyof Filters)[]> = {
  price: ['minPricePaise', 'maxPricePaise', 'minPriceInclGstPaise', 'maxPriceInclGstPaise'],
  discount: ['minDiscountBps'],
  rating: ['minRating'],
  gst: ['gstBps'],
  brand: ['brands'],
  category: ['categoryIds'],
};

export function parseFilters(query: ProductListQuery): Filters {
  const { min_price, max_price, price_with_gst, min_discount, min_rating, gst, brand, category } = query;
  const min = min_price === undefined ? null : toHundredths(min_price);
  const max = max_price === undefined ? null : toHundredths(max_price);
  return {
    ...(price_with_gst === 'yes' ? boundPriceInclGst(min, max) : boundPriceBeforeGst(min, max)),
    // Capped just above 100 % and 5 stars, which no product exceeds: larger values match nothing either.
    minDiscountBps: min_discount === undefined ? null : toHundredths(Math.min(min_discount, 101)),
    minRating: min_rating === undefined ? null : Math.min(min_rating, 6),
    gstBps: gst?.map(toHundredths) ?? null,
    brands: brand ?? null,
    categoryIds: category ?? null,
  };
}

/** The kinds of facets that have a filter set. */
export function getFilteredFacets(filters: Filters): FacetKind[] {
  const kinds = Object.keys(FILTERS_BY_FACET) as FacetKind[];
  return kinds.filter((kind) => FILTERS_BY_FACET[kind].some((name) => filters[name] !== null));
}

/** The filters without those of one kind. */
export function omitFacetFilter(filters: Filters, kind: FacetKind): Filters {
  return { ...filters, ...Object.fromEntries(FILTERS_BY_FACET[kind].map((name) => [name, null])) };
}

/** Converts rupees to paise, or per cent to basis points. */
function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}
