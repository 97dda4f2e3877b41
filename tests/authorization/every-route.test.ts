import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import storefront from '#web/routes.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/**
 * Lists every route, or, if it is a call, the table of callers does. If you add a route, decide here who may see it.
 */
const FOR_ANYBODY = ['GET /api/openapi.json', 'GET /livez', 'GET /readyz'];

/** Pages that are the same for everybody. */
const PUBLIC_PAGES = [
  ...[
    '/',
    'products',
    'all-categories',
    'category/:catslag/:catid',
    'brand/:slug',
    'product/:slag/:proid/:place',
    'search',
  ],
  ...['rent', 'lists/shared'],
  ...[
    'cart',
    'register',
    'login',
    'forget-password',
    'reset-password/:accesstoken',
    'verify-account/:activetoken',
  ],
  ...[
    'compare',
    'recent-viewed',
    'quick-order',
    'contact',
    'aboutus',
    'privacy-policy',
    'verify/:number/:code',
    'terms-conditions',
    'page/:slug',
    'error',
    'something-wrong',
  ],
  ...['manifest.webmanifest', '*'],
];
/** Their server part shows no personal data; the browser loads them with the buyer's token. */
const BUYERS_PAGES = [
  'submit-request',
  'account',
  'orders',
  'order/:oid',
  'wishlist',
  'lists',
  'lists/:listid',
  // The same by the token of a link.
  'quotation/:token',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('lists every API route', () => {
  const declared = Object.values(api).map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(new Set(shop.routes)).toEqual(new Set([...FOR_ANYBODY, ...declared]));
});

it('lists every page', () => {
  const pages = storefront.map(({ path, index }) => (index ? '/' : path)).sort();
  expect(pages).toEqual([...PUBLIC_PAGES, ...BUYERS_PAGES].sort());
});
