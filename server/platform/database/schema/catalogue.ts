import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { paise, timestamptz, tsvector } from './columns.ts';

export type Specification = { name: string; value: string };

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
  words: tsvector().generatedAlwaysAs(sql``),
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
  /** Updated by a trigger. */
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
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
  /** Names of its sub-category's deciding specifications; older orders have none. */
  decidingSpecifications?: string[];
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

/** How often each product was asked for of late. */
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
