import type { StaffPermission } from '#contract/staff-permissions.ts';
import { MENU } from '../../desk/menu.ts';

/** What the addresses of single things need. */
export type DeskData = {
  requestId: string;
  /** Of a quote request with two quotations, of which the second was accepted and partly sent. */
  soldId: string;
  accountId: string;
  changeNumber: number;
  productId: string;
  categoryId: string;
  subCategoryId: string;
  adId: string;
  endpointId: string;
};

/** A screen of the desk: its address, and who may open it. */
export type DeskScreen = {
  name: string;
  path: (data: DeskData) => string;
  /** Absent for screens that everybody of the staff may open. */
  may?: StaffPermission;
};

/** Screens that the menu does not list. */
const FURTHER: readonly DeskScreen[] = [
  { name: 'quotation', path: ({ requestId }) => `/requests/${requestId}`, may: 'quotes:read' },
  { name: 'compare', path: ({ soldId }) => `/requests/${soldId}/compare?a=1&b=2`, may: 'quotes:read' },
  { name: 'send', path: ({ soldId }) => `/dispatch/${soldId}`, may: 'dispatch:read' },
  { name: 'import', path: () => '/products/import', may: 'catalogue:write' },
  { name: 'product', path: ({ productId }) => `/products/${productId}`, may: 'catalogue:read' },
  { name: 'new-product', path: () => '/products/new', may: 'catalogue:write' },
  { name: 'category', path: ({ categoryId }) => `/categories/${categoryId}`, may: 'catalogue:read' },
  { name: 'buyer', path: ({ accountId }) => `/buyers/${accountId}`, may: 'buyers:read' },
  { name: 'page', path: () => '/pages/terms', may: 'pages:read' },
  { name: 'further-page', path: () => '/pages/returns', may: 'pages:read' },
  { name: 'new-banner', path: () => '/home/banner/new', may: 'pages:write' },
  { name: 'advertisement', path: ({ adId }) => `/home/ad/${adId}`, may: 'pages:read' },
  { name: 'kept-out', path: () => '/buyers/blocked', may: 'buyers:read' },
  { name: 'act', path: ({ changeNumber }) => `/changes/${changeNumber}`, may: 'changes:read' },
  { name: 'reads', path: () => '/changes/reads', may: 'changes:read' },
  { name: 'staff-logins', path: () => '/changes/staff-logins', may: 'changes:read' },
  { name: 'logins', path: () => '/changes/logins', may: 'changes:read' },
  { name: 'pictures', path: () => '/products/pictures', may: 'catalogue:read' },
  { name: 'picture-check', path: () => '/products/pictures/check', may: 'catalogue:read' },
  {
    name: 'picture',
    path: () => '/products/pictures/details?address=/media/vd-13re.1200.webp',
    may: 'catalogue:read',
  },
  { name: 'families', path: () => '/categories/families', may: 'catalogue:read' },
  {
    name: 'sub-category',
    path: ({ subCategoryId }) => `/categories/${subCategoryId}`,
    may: 'catalogue:read',
  },
  { name: 'known-brands', path: () => '/synonyms/brands', may: 'catalogue:read' },
  { name: 'settings-contact', path: () => '/settings/contact', may: 'settings:read' },
  { name: 'settings-answers', path: () => '/settings/answers', may: 'quotes:read' },
  { name: 'settings-quotations', path: () => '/settings/quotations', may: 'settings:read' },
  { name: 'settings-texts', path: () => '/settings/texts', may: 'texts:read' },
  { name: 'settings-floors', path: () => '/settings/floors', may: 'quotes:read' },
  { name: 'settings-branches', path: () => '/settings/branches', may: 'settings:read' },
  { name: 'settings-tally', path: () => '/settings/tally', may: 'settings:read' },
  { name: 'settings-keys', path: () => '/settings/keys', may: 'staff:write' },
  { name: 'settings-webhooks', path: () => '/settings/webhooks', may: 'settings:read' },
  {
    name: 'webhook-messages',
    path: ({ endpointId }) => `/settings/webhooks/${endpointId}`,
    may: 'settings:read',
  },
  { name: 'settings-shop', path: () => '/settings/shop', may: 'settings:read' },
  { name: 'my-access', path: () => '/my-access' },
  { name: 'not-found', path: () => '/no-such-screen' },
];

/** Every screen of the menu, and the others. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  ...MENU.map(({ path, may }) => ({
    name: path.slice(1).replaceAll('/', '-') || 'today',
    path: () => path,
    may,
  })),
  ...FURTHER,
];
