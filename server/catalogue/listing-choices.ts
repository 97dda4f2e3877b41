import type { ProductListQuery, WireFacets } from '#contract/catalogue.ts';

export type FacetKind = keyof WireFacets;

/** What a visitor narrows a list by; null where anything will do. */
export type Choices = {
  leastPricePaise: number | null;
  mostPricePaise: number | null;
  leastDiscountBps: number | null;
  leastRating: number | null;
  gstBps: number[] | null;
  brands: string[] | null;
  categoryIds: string[] | null;
};

const CHOICES_OF: Record<FacetKind, readonly (keyof Choices)[]> = {
  price: ['leastPricePaise', 'mostPricePaise'],
  discount: ['leastDiscountBps'],
  rating: ['leastRating'],
  gst: ['gstBps'],
  brand: ['brands'],
  category: ['categoryIds'],
};

export function readChoices(query: ProductListQuery): Choices {
  const { min_price, max_price, min_discount, min_rating, gst, brand, category } = query;
  return {
    leastPricePaise: min_price === undefined ? null : hundredths(min_price),
    mostPricePaise: max_price === undefined ? null : hundredths(max_price),
    // There is nothing above 100 % and 5 stars; whatever is asked for beyond finds just as little.
    leastDiscountBps: min_discount === undefined ? null : hundredths(Math.min(min_discount, 101)),
    leastRating: min_rating === undefined ? null : Math.min(min_rating, 6),
    gstBps: gst?.map(hundredths) ?? null,
    brands: brand ?? null,
    categoryIds: category ?? null,
  };
}

/** The kinds that a choice was made of. */
export function chosenKinds(choices: Choices): FacetKind[] {
  const kinds = Object.keys(CHOICES_OF) as FacetKind[];
  return kinds.filter((kind) => CHOICES_OF[kind].some((name) => choices[name] !== null));
}

/** The choices without those of one kind. */
export function withoutKind(choices: Choices, kind: FacetKind): Choices {
  return { ...choices, ...Object.fromEntries(CHOICES_OF[kind].map((name) => [name, null])) };
}

/** Rupees as paise, per cent as basis points. */
function hundredths(amount: number): number {
  return Math.round(amount * 100);
}
