import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { AD_TYPES } from './content.ts';
import { looseId, version } from './fields.ts';
import { encodedName } from './request-files.ts';

/** The banners and advertisements of the home page, for operators. */

export const PROMOTION_KINDS = ['banner', 'ad'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

const kind = z.enum(PROMOTION_KINDS, 'It must be “banner” or “ad”.');
const id = looseId('What is changed is required.');

/** What banners and advertisements have in common; the use case has the rules. */
const promotion = z.object({
  /** A path of the shop, or an https address. */
  image: z.string('The picture is required.'),
  /** Another one for phones; '' for none. */
  phone_image: z.string('The picture for phones must be text.'),
  /** The headline, which visitors read with the picture. */
  alt: z.string('The headline is required.'),
  /** `2026-11-08`: whole days in India, the last one included; null for no limit. */
  shown_from: z.nullable(z.string('The first day must be a valid date.')),
  shown_until: z.nullable(z.string('The last day must be a valid date.')),
});
const banner = z.object({
  ...promotion.shape,
  /** The name of the category that it leads to. */
  category: z.string('The category is required.'),
});
const ad = z.object({
  ...promotion.shape,
  type: z.enum(AD_TYPES, 'The type must be ONE or TWO.'),
  /** A path of the shop, or an https address. */
  link: z.string('The link is required.'),
});

const stored = z.object({ id: z.string(), version: z.number() });
const storedBanner = z.object({ ...stored.shape, ...banner.shape });
const storedAd = z.object({ ...stored.shape, ...ad.shape });
export type WireStaffBanner = z.output<typeof storedBanner>;
export type WireStaffAd = z.output<typeof storedAd>;

const picture = z.object({ address: z.string() });

const changing = { method: 'POST', auth: 'staff', may: 'pages:write' } as const;

export const getHome = defineCall({
  summary: 'The banners and advertisements of the home page, shown today or not, in their order.',
  method: 'GET',
  path: '/api/staff/home',
  auth: 'staff',
  may: 'pages:read',
  reply: z.object({
    banners: z.array(storedBanner),
    ads: z.array(storedAd),
    /** The names of all categories, to choose from. */
    categories: z.array(z.string()),
    /** The day in India. */
    today: z.string(),
  }),
});

export const addBanner = defineCall({
  summary: 'Adds a banner after the others.',
  ...changing,
  path: '/api/staff/home/banner/add',
  body: banner,
  reply: z.object({ id: z.string() }),
});

export const changeBanner = defineCall({
  summary: 'Changes a banner.',
  ...changing,
  path: '/api/staff/home/banner/change',
  body: z.object({ id, version, ...banner.shape }),
  reply: z.object({}),
});

export const addAd = defineCall({
  summary: 'Adds an advertisement after the others.',
  ...changing,
  path: '/api/staff/home/ad/add',
  body: ad,
  reply: z.object({ id: z.string() }),
});

export const changeAd = defineCall({
  summary: 'Changes an advertisement.',
  ...changing,
  path: '/api/staff/home/ad/change',
  body: z.object({ id, version, ...ad.shape }),
  reply: z.object({}),
});

export const movePromotion = defineCall({
  summary: 'Moves a banner or an advertisement to another place.',
  ...changing,
  path: '/api/staff/home/move',
  body: z.object({
    kind,
    id,
    /** 1 is first. */
    place: z.int('The place is a whole number.').check(z.minimum(1, 'The first place is 1.')),
    /** The ids in the order that was seen. */
    seen: z.array(looseId(), 'The order that was seen is required.'),
  }),
  reply: z.object({}),
});

export const removePromotion = defineCall({
  summary: 'Removes a banner or an advertisement.',
  ...changing,
  path: '/api/staff/home/remove',
  body: z.object({ kind, id, version }),
  reply: z.object({
    /** The number of the change, by which it can be undone. */
    change: z.nullable(z.number()),
  }),
});

export const undoHomeChange = defineCall({
  summary:
    'Undoes everything changed on the home page in one change set, unless some of it was changed since.',
  ...changing,
  path: '/api/staff/home/undo',
  body: z.object({ change: z.int('The number of the change is required.') }),
  reply: z.object({}),
});

export const listHomePictures = defineCall({
  summary: 'Pictures for the home page: those that were uploaded for it, the latest first, and those in use.',
  method: 'GET',
  path: '/api/staff/home/pictures',
  auth: 'staff',
  may: 'pages:read',
  reply: z.object({ pictures: z.array(picture) }),
});

export const uploadHomePicture = defineCall({
  summary: 'Stores a picture for the home page, in a format and size for the shop.',
  ...changing,
  path: '/api/staff/home/picture/upload',
  headers: z.object({
    /** The name of the file, percent-encoded as by `encodeURIComponent`. */
    'x-file-name': z.optional(encodedName),
  }),
  upload: { maxBytes: MAX_PICTURE_BYTES },
  reply: picture,
});
