import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { ProductState } from '#domain/product-state.ts';
import type { ProductTerms, RentPeriod } from '#domain/product-terms.ts';
import type { BetterFigure, SpecificationKind } from '#domain/specifications/specification.ts';
import type { UnitCode } from '#domain/unit.ts';
import { paise, timestamptz, tsvector } from './columns.ts';

export type Specification = { name: string; value: string };

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
  words: tsvector().generatedAlwaysAs(sql``),
  /** Counted by a trigger with every change but that of its place. */
  version: integer().notNull().default(1),
});

export const subCategories = pgTable('sub_categories', {
  id: text().primaryKey(),
  categoryId: text('category_id').notNull(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
  words: tsvector().generatedAlwaysAs(sql``),
  /** Names of specifications, the most important one first. */
  decidingSpecifications: text('deciding_specifications').array().notNull().default([]),
  /** Counted by a trigger with every change but that of its place. */
  version: integer().notNull().default(1),
});

/** How the specifications with a name are read in a sub-category. */
export const specifications = pgTable('specifications', {
  id: text().primaryKey().generatedAlwaysAs(sql``),
  subCategoryId: text('sub_category_id').notNull(),
  name: text().notNull(),
  kind: text().$type<SpecificationKind>().notNull(),
  /** Of numbers: the unit that they are shown in. */
  unit: text().notNull().default(''),
  better: text().$type<BetterFigure>().notNull().default('none'),
  /** Counted by a trigger. */
  version: integer().notNull().default(1),
});

export const products = pgTable('products', {
  id: text().primaryKey(),
  listingNumber: bigint('listing_number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  images: text().array().notNull(),
  imageAlt: text('image_alt').notNull(),
  listPricePaise: paise('list_price_paise').notNull(),
  discountBps: integer('discount_bps').notNull(),
  gstBps: integer('gst_bps').notNull(),
  discountedPricePaise: paise('discounted_price_paise').generatedAlwaysAs(sql``),
  ratings: real().array().notNull(),
  ratingAverage: real('rating_average').generatedAlwaysAs(sql``),
  brochureUrl: text('brochure_url'),
  brand: text().notNull(),
  model: text().notNull(),
  hsn: text().notNull(),
  specifications: jsonb().$type<Specification[]>().notNull(),
  /** Its specifications as typed values, as JSON in the order of their importance (StoredValues). */
  specificationValues: text('specification_values').notNull().default('{}'),
  /** The shop's own number for it, which no other product has. */
  sku: text(),
  unit: text().$type<UnitCode>().notNull().default('NOS'),
  /** Working days until it is dispatched; both or neither. */
  dispatchFromDays: smallint('dispatch_from_days'),
  dispatchToDays: smallint('dispatch_to_days'),
  /** The shortest time for which it can be rented; null when it is for sale only. */
  rentPeriod: text('rent_period').$type<RentPeriod>(),
  isPriceOnRequest: boolean('is_price_on_request').notNull().default(false),
  terms: jsonb().$type<ProductTerms>().notNull().default({}),
  familyId: text('family_id'),
  /** Its value of each option of its family, in their order. */
  familyValues: text('family_values').array().notNull().default([]),
  state: text().$type<ProductState>().notNull().default('shown'),
  /** Counted by a trigger with every change but those of ratings. */
  version: integer().notNull().default(1),
  /** Updated by a trigger. */
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
});

/** Products that differ in a few options only, each a product of its own. */
export const productFamilies = pgTable('product_families', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** What varies: 'Size', 'Colour'. */
  options: text().array().notNull(),
  /** Counted by a trigger. */
  version: integer().notNull().default(1),
});

/** A product with the names of its categories, as lists and pages show it and as orders store it. */
export type ProductSnapshot = {
  id: string;
  title: string;
  description: string;
  images: string[];
  imageAlt: string;
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  ratings: number[];
  brochureUrl: string | null;
  brand: string;
  model: string;
  hsn: string;
  specifications: Specification[];
  categoryId: string;
  categoryName: string;
  subCategoryId: string;
  subCategoryName: string;
  /** Names of its sub-category's deciding specifications. Older orders lack this and all that follows. */
  decidingSpecifications?: string[];
  sku?: string | null;
  unit?: UnitCode;
  dispatchFromDays?: number | null;
  dispatchToDays?: number | null;
  rentPeriod?: RentPeriod | null;
  isPriceOnRequest?: boolean;
  terms?: ProductTerms;
};

/** The family of a product, with the number of its products. */
export type ProductFamily = { id: string; name: string; options: string[]; variants: number };

/** A product with its family, as the catalogue shows it. */
export type CatalogueProduct = ProductSnapshot & { family: ProductFamily | null; familyValues: string[] };

/** One of the products of a family. */
export type ProductVariant = {
  id: string;
  title: string;
  image: string | null;
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  values: string[];
};

/** The columns of products that lists and searches need; triggers keep them up to date. */
export const listings = pgTable('listings', {
  listingNumber: bigint('listing_number', { mode: 'number' }).primaryKey(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  brand: text().notNull(),
  gstBps: integer('gst_bps').notNull(),
  discountBps: integer('discount_bps').notNull(),
  discountedPricePaise: paise('discounted_price_paise').notNull(),
  /** 0 for a product without ratings. */
  rating: real().notNull(),
  /** The words of the product's text, and marks for the filters that match it. */
  words: tsvector().notNull(),
  specificationValues: text('specification_values').notNull(),
  /** At most so many working days until dispatch; 255: longer, or not known. */
  dispatchDays: bigint('dispatch_days', { mode: 'number' }).notNull(),
});

/** What a list of a sub-category is sorted by when it is sorted by a specification. */
export const specificationKeys = pgTable('specification_keys', {
  subCategoryId: text('sub_category_id').notNull(),
  name: text().notNull(),
  key: doublePrecision().notNull(),
  listingNumber: bigint('listing_number', { mode: 'number' }).notNull(),
});

/** The number of listings with each filter value, in all (scope ''), per category and per sub-category. */
export const listingCounts = pgTable('listing_counts', {
  scope: text().notNull(),
  kind: text().notNull(),
  value: text().notNull(),
  products: integer().notNull(),
});

/** Every word of the catalogue with the number of products that contain it. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  documents: integer().notNull(),
  /** The number of products that have it in their heading. */
  headings: integer().notNull(),
  frequency: integer().generatedAlwaysAs(sql``),
});

/** How often each product was requested recently. */
export const productRequests = pgTable('product_requests', {
  listingNumber: bigint('listing_number', { mode: 'number' }).primaryKey(),
  requests: integer().notNull(),
});

export const searchSynonyms = pgTable('search_synonyms', {
  term: text().notNull(),
  replacement: text().notNull(),
  phrase: text().generatedAlwaysAs(sql``),
});

/** Brands that buyers name, whether or not the catalogue has them. */
export const knownBrands = pgTable('known_brands', {
  name: text().primaryKey(),
  phrase: text().generatedAlwaysAs(sql``),
});
