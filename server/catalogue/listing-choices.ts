import { and, between, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductListQuery, WireFacets } from '#contract/catalogue.ts';
import { listings } from '#server/database/schema.ts';

export type FacetKind = keyof WireFacets;

/**
 * What narrows a list: a query for the marks in the listings' index, which finds quickly all that may fit, and the
 * condition itself, which is exact.
 */
export type Narrowing = { marks: SQL; fits: SQL };

/** What a visitor chose to narrow a list by, at most one narrowing a kind. */
export type Choices = ReadonlyMap<FacetKind, Narrowing>;

/** Above the step of any price that can be stored. */
const HIGHEST_PRICE_STEP = 226;
const HIGHEST_RATING_STEP = 50;
const HIGHEST_DISCOUNT_STEP = 20;
const MAX_PAISE = Number.MAX_SAFE_INTEGER;

export function readChoices(query: ProductListQuery): Choices {
  const choices: [FacetKind, Narrowing | undefined][] = [
    ['price', priceBetween(query.min_price, query.max_price)],
    ['discount', query.min_discount === undefined ? undefined : discountFrom(query.min_discount)],
    ['rating', query.min_rating === undefined ? undefined : ratingFrom(query.min_rating)],
    ['gst', query.gst && gstIn(query.gst)],
    ['brand', query.brand && brandIn(query.brand)],
    ['category', query.category && categoryIn(query.category)],
  ];
  return new Map(choices.filter((choice): choice is [FacetKind, Narrowing] => choice[1] !== undefined));
}

function priceBetween(minRupees: number | undefined, maxRupees: number | undefined): Narrowing | undefined {
  if (minRupees === undefined && maxRupees === undefined) return undefined;
  const min = minRupees === undefined ? 0 : hundredths(minRupees);
  const max = maxRupees === undefined ? MAX_PAISE : Math.min(hundredths(maxRupees), MAX_PAISE);
  return {
    marks: sql`marked_between('P', price_step(${min}), least(price_step(${max}), ${HIGHEST_PRICE_STEP}))`,
    fits: between(listings.discountedPricePaise, min, max),
  };
}

function discountFrom(percent: number): Narrowing {
  const bps = Math.min(hundredths(percent), 10_001);
  return {
    marks: sql`marked_between('D', ${Math.floor(bps / 500)}, ${HIGHEST_DISCOUNT_STEP})`,
    fits: gte(listings.discountBps, bps),
  };
}

function ratingFrom(rating: number): Narrowing {
  const least = Math.min(rating, 6);
  return {
    marks: sql`marked_between('R', rating_step(${least}), ${HIGHEST_RATING_STEP})`,
    fits: gte(listings.rating, least),
  };
}

function gstIn(percents: readonly number[]): Narrowing {
  const allBps = percents.map(hundredths);
  return {
    marks: sql`${allBps.map((bps) => `G${bps}`).join('|')}::tsquery`,
    fits: inArray(listings.gstBps, allBps),
  };
}

function brandIn(brands: string[]): Narrowing {
  return { marks: markedAny('B', brands), fits: inArray(listings.brand, brands) };
}

function categoryIn(ids: string[]): Narrowing {
  return { marks: markedAny('C', ids), fits: inArray(listings.categoryId, ids) };
}

export function ofCategory(id: string): Narrowing {
  return { marks: markedAny('C', [id]), fits: eq(listings.categoryId, id) };
}

export function ofSubCategory(id: string): Narrowing {
  return { marks: markedAny('S', [id]), fits: eq(listings.subCategoryId, id) };
}

/** What the index is asked for: the words of a text, if there is one, with the marks of all narrowings. */
export function indexQuery(words: string | undefined, narrowings: readonly Narrowing[]): SQL {
  const marks = narrowings.map((narrowing) => narrowing.marks);
  return sql.join(words === undefined ? marks : [sql`${words}::tsquery`, ...marks], sql` && `);
}

export function fitsAll(narrowings: readonly Narrowing[]): SQL {
  return and(...narrowings.map(({ fits }) => fits)) ?? sql`true`;
}

function markedAny(kind: string, values: string[]): SQL {
  return sql`marked_any(${kind}, ${sql.param(values)}::text[])`;
}

/** Rupees as paise, per cent as basis points. */
function hundredths(amount: number): number {
  return Math.round(amount * 100);
}
