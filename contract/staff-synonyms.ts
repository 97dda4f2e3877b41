import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { singleLine, version } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** The words of the search that operators keep: synonyms, and brands that buyers name. */

const DEFAULT_LIMIT = 50;
const MAX_LENGTH = 80;
const MAX_REPLACEMENTS = 20;

const term = singleLine('The term', MAX_LENGTH);
/** By which a change can be undone; null when nothing was changed. */
const change = z.nullable(z.number());
const listQuery = z.object({
  /** A part of a term, of what it finds, or of a brand. */
  q: z.optional(z.string().check(z.maxLength(MAX_LENGTH))),
  /** The last one of the part of the list before. */
  after: z.optional(z.string().check(z.maxLength(MAX_LENGTH))),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
});

const synonym = z.object({
  /** What buyers type. */
  term: z.string(),
  /** What is found instead, each a way to fit. */
  replacements: z.array(z.string()),
  /** Whether a product need not have the term at all. */
  is_optional: z.boolean(),
  /** 0 when no operator has changed the term yet. */
  version: z.number(),
});
export type WireSynonym = z.output<typeof synonym>;

const wanted = {
  term,
  replacements: z
    .array(singleLine('What is found instead', MAX_LENGTH))
    .check(z.maxLength(MAX_REPLACEMENTS, `A term can find at most ${MAX_REPLACEMENTS} things.`)),
  is_optional: z.boolean(),
};
export type WantedSynonym = z.output<z.ZodMiniObject<typeof wanted>>;

export const listSynonyms = defineCall({
  summary: 'The synonyms of the search by their terms, a part at a time.',
  method: 'GET',
  path: '/api/staff/synonyms',
  auth: 'staff',
  may: 'catalogue:read',
  query: listQuery,
  reply: z.object({ synonyms: z.array(synonym), next: z.nullable(z.string()) }),
});

export const getSynonym = defineCall({
  summary: 'What a term finds instead; nothing when it has no synonyms yet.',
  method: 'GET',
  path: '/api/staff/synonym',
  auth: 'staff',
  may: 'catalogue:read',
  query: z.object({ term }),
  reply: z.object({ result: synonym }),
});

export const changeSynonym = defineCall({
  summary:
    'Gives a term exactly these synonyms. Searches know them at once; without any, the term is searched for as it is.',
  method: 'POST',
  path: '/api/staff/synonym/change',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ ...wanted, version }),
  reply: z.object({ change }),
});

const found = z.object({
  /** How many products, or a lower bound. */
  total: z.number(),
  is_total_exact: z.boolean(),
  /** The titles of the first products. */
  titles: z.array(z.string()),
});

export const tryOutSynonym = defineCall({
  summary: 'What buyers find who search for a term alone: now, and with these synonyms. Nothing is stored.',
  method: 'POST',
  path: '/api/staff/synonym/try',
  auth: 'staff',
  may: 'catalogue:read',
  body: z.object(wanted),
  reply: z.object({
    now: z.object({
      ...found.shape,
      /** What the search was done for instead of the term. */
      corrected: z.nullable(z.string()),
    }),
    with_synonyms: found,
  }),
});

export const listKnownBrands = defineCall({
  summary: 'The brands that searches know, with and without products, a part at a time.',
  method: 'GET',
  path: '/api/staff/brands',
  auth: 'staff',
  may: 'catalogue:read',
  query: listQuery,
  reply: z.object({
    brands: z.array(
      z.object({
        name: z.string(),
        /** Whether the shop has products by it. If not, searches leave it out and say so. */
        is_in_catalogue: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

const brand = singleLine('The brand', MAX_LENGTH);

export const addKnownBrand = defineCall({
  summary:
    'Adds a brand that buyers name: searches say that there is nothing by it, until the shop has products.',
  method: 'POST',
  path: '/api/staff/brand/add',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ name: brand }),
  reply: z.object({ change }),
});

export const removeKnownBrand = defineCall({
  summary: 'Removes a brand from those that searches know.',
  method: 'POST',
  path: '/api/staff/brand/remove',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ name: brand }),
  reply: z.object({ change }),
});
