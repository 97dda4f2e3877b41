import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { version } from './fields.ts';
import { encodedName } from './request-files.ts';

/** Pictures of products that operators upload. */

const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

export const uploadPicture = defineCall({
  summary:
    'Stores a picture for products, in a format and size for the shop, and finds the products that are named in its file name.',
  method: 'POST',
  path: '/api/staff/picture/upload',
  auth: 'staff',
  may: 'catalogue:write',
  headers: z.object({
    /** The name of the file, percent-encoded as by `encodeURIComponent`. */
    'x-file-name': z.optional(encodedName),
  }),
  upload: { maxBytes: MAX_PICTURE_BYTES },
  reply: z.object({
    /** A path of the shop, as in a product file. Smaller sizes are made of it when they are asked for. */
    address: z.string(),
    /** Those whose model is in the name of the file, the longest model first. */
    products: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        model: z.string(),
        /** Its main picture so far. */
        image: z.nullable(z.string()),
      }),
    ),
  }),
});

const MAX_ADDRESS_LENGTH = 2000;
const address = z
  .string('The picture is required.')
  .check(z.minLength(1, 'The picture is required.'), z.maxLength(MAX_ADDRESS_LENGTH));
const problem = z.enum(['missing', 'wrong', 'large']);
/** By which a change can be undone; null when nothing was changed. */
const change = z.nullable(z.number());
const percent = z.int().check(z.gte(0), z.lte(100));

const PICTURE_USES = ['product', 'category', 'sub_category', 'banner', 'ad', 'page', 'shop'] as const;

const pictureUse = z.object({
  kind: z.enum(PICTURE_USES),
  /** Of a page: its key. */
  id: z.string(),
  name: z.string(),
  /** What it shows, in words: of a product's main picture; null where words beside it say so. */
  alt: z.nullable(z.string()),
  /** Of a product, to change its words. */
  version: z.nullable(z.number()),
});
export type WirePictureUse = z.output<typeof pictureUse>;

const pictureDetails = z.object({
  address: z.string(),
  /** The file is missing, is no picture or larger than 500 KB; null when it is fine, or elsewhere. */
  problem: z.nullable(problem),
  /** Of the file; null when it is missing or elsewhere. */
  bytes: z.nullable(z.number()),
  /** Whether phones get a part of it, around the focus. */
  is_cropped: z.boolean(),
  /** In per cent from the left and from the top; null when nobody has set it. */
  focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
  /** Of the focus; 0 without one. */
  version: z.number(),
  /** The first 100 products, and all others. */
  uses: z.array(pictureUse),
  product_count: z.number(),
});
export type WirePictureDetails = z.output<typeof pictureDetails>;

export const getPicture = defineCall({
  summary: 'A picture: its file, what shows it, and the point that stays visible where it is cropped.',
  method: 'GET',
  path: '/api/staff/picture',
  auth: 'staff',
  may: 'catalogue:read',
  query: z.object({ address }),
  reply: z.object({ result: pictureDetails }),
});

export const setPictureFocus = defineCall({
  summary: 'Sets the point of a picture that stays visible where it is cropped for phones.',
  method: 'POST',
  path: '/api/staff/picture/focus',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({ address, x: percent, y: percent, version }),
  reply: z.object({ change }),
});

export const replacePicture = defineCall({
  summary: 'Replaces a picture everywhere by another one, or removes it from products and categories.',
  method: 'POST',
  path: '/api/staff/picture/replace',
  auth: 'staff',
  may: 'catalogue:write',
  body: z.object({
    address,
    /** '' removes it. */
    by: z.string().check(z.maxLength(MAX_ADDRESS_LENGTH)),
  }),
  reply: z.object({ change }),
});

export const listPictureProblems = defineCall({
  summary:
    'Pictures of the shop that are missing, no pictures or larger than 500 KB, as found within five minutes.',
  method: 'GET',
  path: '/api/staff/picture-problems',
  auth: 'staff',
  may: 'catalogue:read',
  reply: z.object({
    /** The first 200, and how many there are. */
    problems: z.array(z.object({ address: z.string(), problem, used_by: z.string() })),
    total: z.number(),
  }),
});
