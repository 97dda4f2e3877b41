import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/catalogue.ts';

/** What a list can be in order of; a search without another wish shows what fits best first. */
export type ListOrder = ProductSort | 'best';

/** Where a listing stands in a sorted list: the number it is sorted by, and its listing number, which settles ties. */
export type Place = { key: number; listingNumber: number };

/** The number a list is sorted by, always upwards, as the indexes have it. */
export const KEY_OF: Record<ProductSort, SQL> = {
  all: sql`listing_number`,
  'price-asc': sql`discounted_price_paise`,
  'price-desc': sql`(-discounted_price_paise)`,
  'rating-desc': sql`(-rating)`,
};

export function isAfter(place: Place | undefined, key: SQL): SQL {
  return place ? sql`(${key}, listing_number) > (${place.key}, ${place.listingNumber})` : sql`true`;
}

/** Numbered marks in the listings' index that stand in a sort's order: their kind, and their numbers from a place on. */
export type Steps = { kind: string; numbers: SQL };

export function stepsOf(sort: ProductSort, after: Place | undefined): Steps {
  const dearest = sql`(select price_step(max(discounted_price_paise)) from listings)`;
  const newest = sql`(select max(listing_number) / 8192 from listings)`;
  switch (sort) {
    case 'all':
      return { kind: 'N', numbers: sql`generate_series(${after?.key ?? 0}::bigint / 8192, ${newest})` };
    case 'price-asc':
      return { kind: 'P', numbers: sql`generate_series(price_step(${after?.key ?? 0}), ${dearest})` };
    case 'price-desc': {
      const first = after ? sql`price_step(${-after.key})` : dearest;
      return { kind: 'P', numbers: sql`generate_series(${first}, 0, -1)` };
    }
    case 'rating-desc':
      return { kind: 'R', numbers: sql`generate_series(rating_step(${after ? -after.key : 5}), 0, -1)` };
  }
}
