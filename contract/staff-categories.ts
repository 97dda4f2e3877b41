import * as z from 'zod/mini';
import { BETTER_FIGURES, SPECIFICATION_KINDS } from '#domain/specifications/specification.ts';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { looseId, singleLine, version } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** What operators do with categories, sub-categories, how specifications are read, and families of products. */

const MAX_NAMES = 20;
const MAX_ADDRESS_LENGTH = 2000;
const DEFAULT_LIMIT = 50;

/** By which a change can be undone; null when nothing was changed. */
const change = z.nullable(z.number());
const changed = z.object({ change });
const name = singleLine('The name', 80);
/** A path of the shop or an https address. */
const image = z.string('The picture is required.').check(z.maxLength(MAX_ADDRESS_LENGTH));
const place = z.int().check(z.positive());
const category = looseId('The category is required.');
/** Of a sub-category: the category that it is in. */
const parent = z.optional(looseId());

const node = {
  id: z.string(),
  name: z.string(),
  /** '' without a picture. */
  image: z.string(),
  products: z.number(),
  version: z.number(),
};
const subCategory = z.object({ ...node, deciding_specifications: z.array(z.string()) });
const categoryNode = z.object({ ...node, sub_categories: z.array(subCategory) });
export type WireCategoryNode = z.output<typeof categoryNode>;
export type WireSubCategoryNode = z.output<typeof subCategory>;

export const listCategoryTree = defineCall({
  summary: 'The categories with their sub-categories, in their order.',
  method: 'GET',
  path: '/api/staff/categories',
  auth: 'staff',
  may: 'catalogue:read',
  reply: z.object({ categories: z.array(categoryNode) }),
});

export const addCategory = defineCall({
  summary: 'Adds a category, or a sub-category to one, as the last.',
  method: 'POST',
  path: '/api/staff/category/add',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ parent, name, image }),
  reply: z.object({ id: z.string() }),
});

export const changeCategory = defineCall({
  summary: 'Changes the name, the picture or the deciding specifications of a category or sub-category.',
  method: 'POST',
  path: '/api/staff/category/change',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    parent,
    category,
    version,
    name: z.optional(name),
    image: z.optional(image),
    /**
     * Of a sub-category: the names of specifications that its products show beneath their titles, the first ones first.
     */
    deciding_specifications: z.optional(
      z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MAX_NAMES)),
    ),
  }),
  reply: changed,
});

export const moveCategory = defineCall({
  summary: 'Moves a category, or a sub-category within its category, to another place.',
  method: 'POST',
  path: '/api/staff/category/move',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    parent,
    category,
    /** Where the editor has seen it; 1 is the first. */
    from: place,
    to: place,
  }),
  reply: changed,
});

export const removeCategory = defineCall({
  summary: 'Removes an empty category or sub-category.',
  method: 'POST',
  path: '/api/staff/category/remove',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ parent, category, version }),
  reply: changed,
});

export const changeSpecification = defineCall({
  summary: 'Changes how a specification of a sub-category is read, and reads its products again.',
  method: 'POST',
  path: '/api/staff/specification/change',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    parent: looseId('The category is required.'),
    category,
    specification: singleLine('The name of a specification', 80),
    version,
    kind: z.enum(SPECIFICATION_KINDS),
    /** Of numbers: the unit that they are shown in. */
    unit: z.string().check(z.trim(), z.maxLength(20)),
    better: z.enum(BETTER_FIGURES),
  }),
  reply: z.object({
    /** How many products have other values now. */
    products: z.number(),
    change,
  }),
});

const family = z.object({
  id: z.string(),
  name: z.string(),
  /** What its products differ in, such as 'Size'. */
  options: z.array(z.string()),
  products: z.number(),
  version: z.number(),
});
export type WireFamily = z.output<typeof family>;

export const listFamilies = defineCall({
  summary: 'The families of products by name, a part at a time.',
  method: 'GET',
  path: '/api/staff/families',
  auth: 'staff',
  may: 'catalogue:read',
  query: z.object({
    /** A part of the name. */
    q: z.optional(z.string().check(z.maxLength(120))),
    /** The name of the last one of the part of the list before. */
    after: z.optional(z.string().check(z.maxLength(120))),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({ families: z.array(family), next: z.nullable(z.string()) }),
});

const familyId = looseId('The family is required.');

export const changeFamily = defineCall({
  summary: 'Renames a family or its options, whose number stays.',
  method: 'POST',
  path: '/api/staff/family/change',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    family: familyId,
    version,
    name: singleLine('Family', 120),
    options: z.array(singleLine('The name of an option', 40)).check(z.maxLength(MAX_NAMES)),
  }),
  reply: changed,
});

export const removeFamily = defineCall({
  summary: 'Removes a family without products.',
  method: 'POST',
  path: '/api/staff/family/remove',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ family: familyId, version }),
  reply: changed,
});
