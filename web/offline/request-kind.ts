import {
  ABOUT_US_PATH,
  ACCOUNT_PATH,
  ALL_CATEGORIES_PATH,
  brandPath,
  CART_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  categoryPath,
  FORGET_PASSWORD_PATH,
  HOME_PATH,
  LOGIN_PATH,
  ORDERS_PATH,
  orderPath,
  PRIVACY_POLICY_PATH,
  PRODUCTS_PATH,
  productPath,
  QUICK_ORDER_PATH,
  QUOTATION_PATH,
  RECENTLY_VIEWED_PATH,
  REGISTER_PATH,
  RENT_PATH,
  SAVED_LISTS_PATH,
  SEARCH_PATH,
  TERMS_PATH,
  WISHLIST_PATH,
} from '#domain/page-paths.ts';

/** The requests that the service worker answers: all others are left to the browser. */
export type RequestKind = 'page' | 'file';

/** Without the pages whose paths contain a secret, such as the one for a new password. */
const PAGES = new Set(
  [
    HOME_PATH,
    PRODUCTS_PATH,
    ALL_CATEGORIES_PATH,
    categoryPath('id', 'name'),
    brandPath('name'),
    SEARCH_PATH,
    productPath('id', 'title', 'place'),
    COMPARE_PATH,
    QUICK_ORDER_PATH,
    CART_PATH,
    WISHLIST_PATH,
    RECENTLY_VIEWED_PATH,
    RENT_PATH,
    SAVED_LISTS_PATH,
    QUOTATION_PATH,
    REGISTER_PATH,
    LOGIN_PATH,
    FORGET_PASSWORD_PATH,
    ACCOUNT_PATH,
    ORDERS_PATH,
    orderPath('id'),
    CONTACT_PATH,
    ABOUT_US_PATH,
    PRIVACY_POLICY_PATH,
    TERMS_PATH,
  ].map(getFirstSegment),
);
const ICONS = ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'];

/** @param path the path of a GET request to the shop's own host. */
export function getRequestKind(path: string): RequestKind | undefined {
  if (path.startsWith('/assets/') || ICONS.includes(path)) return 'file';
  return PAGES.has(getFirstSegment(path)) ? 'page' : undefined;
}

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}
