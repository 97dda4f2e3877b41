import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { callablePhone, email, personOrCompanyName } from './fields.ts';
import { pageKey } from './page-names.ts';

export const contactLinks = z.object({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  /** Opening hours, and how soon messages are answered. */
  hours: z.string(),
  answer_time: z.string(),
  /** The person who deals with complaints. */
  grievance_name: z.string(),
  grievance_email: z.string(),
});
export type WireContactLinks = z.infer<typeof contactLinks>;

/** Who sells, as the law wants every page to say; `cin` is '' for who is no company. */
const shownSeller = z.object({ legal_name: z.string(), gstin: z.string(), cin: z.string() });
export type WireSeller = z.infer<typeof shownSeller>;

/** The names and the look of the shop. */
const shownShop = z.object({
  name: z.string(),
  name_hindi: z.string(),
  tagline: z.string(),
  /** Its address, and its size in pixels; none where the shop has the drawn logo. */
  logo: z.optional(z.object({ path: z.string(), width: z.number(), height: z.number() })),
});
export type WireShop = z.infer<typeof shownShop>;

export const getContactLinks = defineCall({
  summary: 'What the shop is called, how to reach it, and who sells.',
  method: 'GET',
  path: '/api/contactlink/getContactLinks',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: contactLinks, shop: shownShop, seller: shownSeller }),
});

export const banner = z.object({
  _id: z.string(),
  bannerImg: z.string(),
  /** Another picture for phones, if the operator has one. */
  bannerPhoneImg: z.optional(z.string()),
  /** Id of the category the banner leads to. */
  bannerCatID: z.string(),
  /** The alternative text of the picture. */
  bannerAlt: z.string(),
});
export type WireBanner = z.infer<typeof banner>;

export const listBanners = defineCall({
  summary: 'The banners of the home page, in the operator’s order.',
  method: 'GET',
  path: '/api/banner/getAllBanner',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: z.array(banner) }),
});

export const AD_TYPES = ['ONE', 'TWO'] as const;

export const ad = z.object({
  _id: z.string(),
  adsType: z.enum(AD_TYPES),
  adsImg: z.string(),
  /** Another picture for phones, if the operator has one. */
  adsPhoneImg: z.optional(z.string()),
  /** A path in the shop or an https URL. */
  adslink: z.string(),
  adsAlt: z.string(),
});
export type WireAd = z.infer<typeof ad>;

export const listAds = defineCall({
  summary: 'The advertisements of the home page, in the operator’s order.',
  method: 'GET',
  path: '/api/adds/getAllAds',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: z.array(ad) }),
});

export const getPageContent = defineCall({
  summary: 'The rich text of a page, sanitised.',
  method: 'GET',
  path: '/api/pagecontent/getPageContent/{key}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ key: pageKey }),
  reply: z.object({
    result: z.object({
      content: z.string(),
      /** Of a page that the operator has added. */
      title: z.optional(z.string()),
      /** For search engines, of a page that the operator has added; '' where there is none. */
      description: z.optional(z.string()),
    }),
  }),
});

const furtherPage = z.object({
  /** Its key, and the last part of its address, `/page/{slug}`. */
  slug: z.string(),
  title: z.string(),
});
export type WireFurtherPage = z.infer<typeof furtherPage>;

export const listFooterPages = defineCall({
  summary: 'The pages that the operator has added and linked in the footer, in the operator’s order.',
  method: 'GET',
  path: '/api/pagecontent/getPages',
  auth: 'none',
  isCacheable: true,
  reply: z.object({ result: z.array(furtherPage) }),
});

export const sendContactMessage = defineCall({
  summary: 'Sends a message to the operator.',
  method: 'POST',
  path: '/api/contact/postContact',
  auth: 'none',
  body: z.object({
    fname: personOrCompanyName('First name', 100),
    lname: personOrCompanyName('Last name', 100),
    phone: callablePhone,
    /** For an answer by e-mail. */
    email: z.optional(email),
    comment: z.string('Message is required.').check(
      z.trim(),
      z.minLength(1, 'Message is required.'),
      z.maxLength(5000, 'A message can have at most 5,000 characters.'),
      z.refine((text) => !text.includes('\u0000'), 'Message contains characters that cannot be used.'),
    ),
  }),
  reply: z.object({ msg: z.string() }),
});
