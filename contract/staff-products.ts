import * as z from 'zod/mini';
import { PRODUCT_STATES } from '#domain/product-state.ts';
import { BETTER_FIGURES, SPECIFICATION_KINDS } from '#domain/specifications/specification.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { listQuery } from './catalogue.ts';
import { id, looseId } from './fields.ts';
import { MAX_SEARCH_LENGTH } from './list-limits.ts';

/** What operators do with products. Money in rupees, rates in per cent. */

/** How many products can be changed at once. */
export const MAX_CHANGED_PRODUCTS = 5000;
const MAX_CELL_LENGTH = 40_000;

const state = z.enum(PRODUCT_STATES);
const version = z.int().check(z.positive());
const changeNumber = z.int().check(z.positive());
/** By which a change can be undone; null when nothing was changed. */
const change = z.nullable(z.number());

const listedProduct = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  sku: z.string(),
  category: z.string(),
  sub_category: z.string(),
  image: z.nullable(z.string()),
  /** List price of one unit before discount and GST. */
  price: z.number(),
  discount: z.number(),
  gst: z.number(),
  state,
  version: z.number(),
});
export type WireListedProduct = z.output<typeof listedProduct>;

const staffListQuery = z.extend(listQuery, {
  /** Words, a brand, a model or an SKU. */
  q: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  state: z._default(state, 'shown'),
});
export type StaffListQuery = z.output<typeof staffListQuery>;

export const listCatalogueProducts = defineCall({
  summary: 'The products of a state page by page, with the versions by which they are changed.',
  method: 'GET',
  path: '/api/staff/products',
  auth: 'staff',
  may: 'catalogue:read',
  query: staffListQuery,
  reply: z.object({
    products: z.array(listedProduct),
    /** Or a lower bound, when they are too many to count for each request. */
    total: z.number(),
    is_total_exact: z.boolean(),
    /** The cursor for `after`; null on the last page. */
    next: z.nullable(z.string()),
    /** What the search was done for instead of the words. */
    corrected: z.nullable(z.string()),
  }),
});

export const exportCatalogueProducts = defineCall({
  summary: 'All products of a list as a CSV file, which an import takes back.',
  method: 'POST',
  path: '/api/staff/products/export',
  auth: 'staff',
  may: 'catalogue:write',
  needsProof: true,
  isStreamed: true,
  body: z.object({ filter: staffListQuery }),
  reply: STORED_FILE,
});

export const listCatalogueChoices = defineCall({
  summary: 'The categories, sub-categories and brands that products can be chosen by.',
  method: 'GET',
  path: '/api/staff/catalogue/choices',
  auth: 'staff',
  may: 'catalogue:read',
  reply: z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sub_categories: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
    brands: z.array(z.string()),
  }),
});

export const listSpecificationNames = defineCall({
  summary: 'The names of the specifications of a sub-category’s products, and how they are read.',
  method: 'GET',
  path: '/api/staff/catalogue/specifications/{id}',
  auth: 'staff',
  may: 'catalogue:read',
  params: z.object({ id }),
  reply: z.object({
    specifications: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(SPECIFICATION_KINDS),
        /** Of numbers: the unit that they are shown in. */
        unit: z.string(),
        better: z.enum(BETTER_FIGURES),
        version: z.number(),
      }),
    ),
  }),
});

/** A product by the columns of a product file: every value is a text, lists have one entry on each line. */
const cells = z.record(z.string(), z.string().check(z.maxLength(MAX_CELL_LENGTH)));
const editedProduct = z.object({
  id: z.string(),
  version: z.number(),
  state,
  title: z.string(),
  sub_category_id: z.string(),
  cells,
});
export type WireEditedProduct = z.output<typeof editedProduct>;
const edited = z.object({ product: editedProduct, change });

export const getCatalogueProduct = defineCall({
  summary: 'A product with everything that can be edited.',
  method: 'GET',
  path: '/api/staff/product/{id}',
  auth: 'staff',
  may: 'catalogue:read',
  params: z.object({ id }),
  reply: z.object({ product: editedProduct }),
});

export const addCatalogueProduct = defineCall({
  summary: 'Adds a product.',
  method: 'POST',
  path: '/api/staff/product/add',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ cells }),
  reply: edited,
});

export const saveCatalogueProduct = defineCall({
  summary: 'Changes some cells of a product that nobody else has changed since this version.',
  method: 'POST',
  path: '/api/staff/product/save',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    product: looseId(),
    version,
    cells,
    /** Whether the price after discount may change by more than 30 %. */
    allows_price_jumps: z.optional(z.boolean()),
  }),
  reply: edited,
});

const cellChange = z.object({ column: z.string(), before: z.string(), after: z.string() });

/** What a bulk change or an import changes about a product. */
export const productChange = z.object({
  id: z.string(),
  title: z.string(),
  cells: z.array(cellChange),
  /** After discount, before GST. */
  price_before: z.number(),
  price_after: z.number(),
  /** Whether that changes by more than 30 %. */
  is_jump: z.boolean(),
});
export type WireProductChange = z.output<typeof productChange>;

const MAX_RATE = 1000;
const wanted = z.union([
  /** In per cent of each list price. */
  z.object({ kind: z.literal('price_by'), value: z.number().check(z.gt(-100), z.lte(MAX_RATE)) }),
  z.object({ kind: z.literal('price'), value: z.number().check(z.positive()) }),
  z.object({ kind: z.literal('discount'), value: z.number().check(z.gte(0), z.lte(100)) }),
  /** In percentage points. */
  z.object({ kind: z.literal('discount_by'), value: z.number().check(z.gte(-100), z.lte(100)) }),
  z.object({ kind: z.literal('state'), value: state }),
]);
export type WantedChange = z.output<typeof wanted>;

const chosen = {
  /** The marked products. */
  products: z.optional(z.array(looseId()).check(z.maxLength(MAX_CHANGED_PRODUCTS))),
  /** Or all products of a list. */
  filter: z.optional(staffListQuery),
};

export const changeCatalogueProducts = defineCall({
  summary: 'Changes the marked products, or all of a list, in the same way: all of them or none.',
  method: 'POST',
  path: '/api/staff/products/change',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    ...chosen,
    wanted,
    /** Only finds out what would change. */
    dry_run: z.optional(z.boolean()),
    /** Of the preview: nothing is stored when the products have been changed since. */
    seal: z.optional(z.string().check(z.maxLength(100))),
    allows_price_jumps: z.optional(z.boolean()),
  }),
  reply: z.object({
    changed: z.number(),
    unchanged: z.number(),
    jumps: z.number(),
    /** The first 200, jumps of the price first. */
    changes: z.array(productChange),
    seal: z.string(),
    change,
  }),
});

export const removeCatalogueProducts = defineCall({
  summary: 'Removes products from the catalogue and from all wishlists. Orders keep their own copy.',
  method: 'POST',
  path: '/api/staff/products/remove',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    products: z.array(looseId()).check(z.minLength(1), z.maxLength(MAX_CHANGED_PRODUCTS)),
    dry_run: z.optional(z.boolean()),
    /** Of each product by its id, as they were read; the dry run tells them, and needs none. */
    versions: z.optional(z.record(z.string(), version)),
  }),
  reply: z.object({
    removed: z.number(),
    versions: z.record(z.string(), z.number()),
    /** In how many open quote requests they stand. */
    open_requests: z.number(),
    change,
  }),
});

export const undoCatalogueChange = defineCall({
  summary:
    'Undoes everything changed in the catalogue in one change set, unless some of it was changed since.',
  method: 'POST',
  path: '/api/staff/catalogue/undo',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ change: changeNumber }),
  reply: z.object({}),
});

const HISTORY_LIMIT = 50;

export const listProductChanges = defineCall({
  summary: `What was changed about a product, newest first, ${HISTORY_LIMIT} changes at a time.`,
  method: 'GET',
  path: '/api/staff/product-changes/{id}',
  auth: 'staff',
  may: 'catalogue:read',
  params: z.object({ id }),
  query: z.object({
    /** A number of a change: only those before it. */
    after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
  }),
  reply: z.object({
    changes: z.array(
      z.object({
        number: z.number(),
        changed_at: z.string(),
        changed_by: z.string(),
        verb: z.enum(['added', 'changed', 'removed']),
        cells: z.array(cellChange),
      }),
    ),
    next: z.nullable(z.number()),
  }),
});

export const restoreProductChange = defineCall({
  summary: 'Gives a product the values that it had before one of its changes.',
  method: 'POST',
  path: '/api/staff/product/restore',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ product: looseId(), version, change: changeNumber }),
  reply: edited,
});
