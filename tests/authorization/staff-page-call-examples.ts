import type { CallName } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Example } from './example.ts';

/** The calls of operators about pages of text and the home page. */

type StaffPageCallName =
  | 'listPages'
  | 'getPage'
  | 'changePage'
  | Extract<CallName, `${string}FurtherPage` | `${string}Promotion`>
  | 'getHome'
  | 'addBanner'
  | 'changeBanner'
  | 'addAd'
  | 'changeAd'
  | 'undoHomeChange'
  | 'listHomePictures'
  | 'uploadHomePicture'
  | Extract<CallName, `${string}PageVersion${string}`>;

const key = 'ABOUTUS' as const;
const PROMOTION = {
  ...{ image: 'https://pictures.example/one.jpg', phone_image: '', alt: 'Offers' },
  ...{ shown_from: null, shown_until: null },
};
const FURTHER = { title: 'Returns', description: '', is_published: false, is_in_footer: false };

export const STAFF_PAGE_EXAMPLES: Record<StaffPageCallName, Example> = {
  listPages: {},
  getPage: { input: () => ({ query: { key } }) },
  // It was written with the demo data, and has another version.
  changePage: { input: () => ({ body: { key, version: 0, content: '<p>About us</p>' } }), status: 409 },
  addFurtherPage: { input: () => ({ body: { slug: newId().toLowerCase(), title: 'Returns' } }) },
  changeFurtherPage: {
    input: () => ({ body: { slug: 'none', version: 1, content: '', ...FURTHER } }),
    status: 404,
  },
  moveFurtherPage: { input: () => ({ body: { slug: 'none', place: 1, seen: ['none'] } }), status: 409 },
  removeFurtherPage: { input: () => ({ body: { slug: 'none', version: 1 } }), status: 404 },
  getHome: {},
  addBanner: { input: () => ({ body: { ...PROMOTION, category: 'Welding' } }) },
  changeBanner: {
    input: () => ({ body: { id: 'none', version: 1, ...PROMOTION, category: 'Welding' } }),
    status: 404,
  },
  addAd: { input: () => ({ body: { ...PROMOTION, type: 'ONE', link: '/products' } }) },
  changeAd: {
    input: () => ({ body: { id: 'none', version: 1, ...PROMOTION, type: 'ONE', link: '/products' } }),
    status: 404,
  },
  movePromotion: {
    input: () => ({ body: { kind: 'ad', id: 'none', place: 1, seen: ['none'] } }),
    status: 409,
  },
  removePromotion: { input: () => ({ body: { kind: 'ad', id: 'none', version: 1 } }), status: 404 },
  undoHomeChange: { input: () => ({ body: { change: 999_999_999 } }), status: 404 },
  listHomePictures: {},
  // It is no picture.
  uploadHomePicture: { status: 422 },
  listPageVersions: { input: () => ({ query: { key } }) },
  getPageVersion: { input: () => ({ query: { key, id: '999999' } }), status: 404 },
};
