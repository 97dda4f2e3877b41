import type { ProductListQuery } from '#contract/catalogue.ts';
import { invalidField } from '#contract/errors.ts';
import type { SpecificationFilter } from '#domain/specifications/specification.ts';
import { readSpecificationFilters } from '#domain/specifications/specification-filter.ts';
import {
  boundPriceBeforeGst,
  boundPriceInclGst,
  type PriceBounds,
} from '#server/features/search-query/price-bounds.ts';
import { MAX_SPECIFICATIONS } from './specification-filters.ts';

/** The filters of a list; null where none is set. */
export type Filters = PriceBounds & {
  minDiscountBps: number | null;
  minRating: number | null;
  gstBps: number[] | null;
  brands: string[] | null;
  categoryIds: string[] | null;
  specifications: SpecificationFilter[] | null;
  isForRent: true | null;
  maxDispatchDays: number | null;
};

const FILTERS_BY_FACET = {
  price: ['minPricePaise', 'maxPricePaise', 'minPriceInclGstPaise', 'maxPriceInclGstPaise'],
  discount: ['minDiscountBps'],
  rating: ['minRating'],
  gst: ['gstBps'],
  brand: ['brands'],
  category: ['categoryIds'],
  spec: ['specifications'],
  for_rent: ['isForRent'],
  dispatch: ['maxDispatchDays'],
} satisfies Record<string, readonly (keyof Filters)[]>;

export type FacetKind = keyof typeof FILTERS_BY_FACET;

/** Longer times are listed as not known. */
const MAX_DISPATCH_DAYS = 254;

export function parseFilters(query: ProductListQuery): Filters {
  const { min_price, max_price, price_with_gst, min_discount, min_rating, gst, brand, category, spec } =
    query;
  const { max_dispatch } = query;
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
    specifications: spec?.length ? parseSpecifications(spec) : null,
    isForRent: query.for_rent ? true : null,
    maxDispatchDays:
      max_dispatch === undefined ? null : Math.min(Math.floor(max_dispatch), MAX_DISPATCH_DAYS),
  };
}

function parseSpecifications(texts: readonly string[]): SpecificationFilter[] {
  const filters = readSpecificationFilters(texts);
  if (filters.length <= MAX_SPECIFICATIONS) return filters;
  throw invalidField('spec', `At most ${MAX_SPECIFICATIONS} specifications can be chosen at once.`);
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

/** The filters without that of one specification. */
export function omitSpecification(filters: Filters, name: string): Filters {
  const others = filters.specifications?.filter((filter) => filter.name !== name) ?? [];
  return { ...filters, specifications: others.length > 0 ? others : null };
}

/** Converts rupees to paise, or per cent to basis points. */
function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}
