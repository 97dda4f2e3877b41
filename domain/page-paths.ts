import { slugFromTitle } from './slug.ts';

/**
 * The path of every page of the storefront, for its links, e-mails and the sitemap. The patterns of `web/routes.ts`
 * have to match them, which `web/routes.test.ts` checks.
 */

export const HOME_PATH = '/';
export const PRODUCTS_PATH = '/products';
export const ALL_CATEGORIES_PATH = '/all-categories';
export const SEARCH_PATH = '/search';
export const CART_PATH = '/cart';
export const COMPARE_PATH = '/compare';
export const WISHLIST_PATH = '/wishlist';
export const SAVED_LISTS_PATH = '/lists';
/** The list itself is in the fragment; see `sharedListPath`. */
export const SHARED_LIST_PATH = '/lists/shared';
export const RENT_PATH = '/rent';
export const RECENTLY_VIEWED_PATH = '/recent-viewed';
export const QUICK_ORDER_PATH = '/quick-order';
export const QUOTATION_PATH = '/submit-request';
export const REGISTER_PATH = '/register';
export const LOGIN_PATH = '/login';
export const FORGET_PASSWORD_PATH = '/forget-password';
export const ACCOUNT_PATH = '/account';
export const ORDERS_PATH = '/orders';
export const CONTACT_PATH = '/contact';
export const ABOUT_US_PATH = '/aboutus';
export const PRIVACY_POLICY_PATH = '/privacy-policy';
export const TERMS_PATH = '/terms-conditions';
export const SOMETHING_WRONG_PATH = '/something-wrong';
export const NOT_FOUND_PATH = '/error';
export const MANIFEST_PATH = '/manifest.webmanifest';
/** Not a page. */
export const SERVICE_WORKER_FILE = '/sw.js';

/** The place in a product's URL while the buyer's city is not known, and in its canonical URL. */
export const UNKNOWN_PLACE = 'DEMO';

export function productPath(id: string, title: string, place: string): string {
  return `/product/${encodeURIComponent(slugFromTitle(title))}/${id}/${encodeURIComponent(place)}`;
}

export function categoryPath(id: string, name: string): string {
  return `/category/${encodeURIComponent(slugFromTitle(name))}/${id}`;
}

/** @param path the path of the category that the sub-category is in. */
export function subCategoryPath(path: string, id: string, name: string): string {
  return `${path}?${new URLSearchParams({ query: slugFromTitle(name), sid: id })}`;
}

/** The comparison of these products, in this order. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `${COMPARE_PATH}?ids=${ids.map(encodeURIComponent).join(',')}` : COMPARE_PATH;
}

/** The products of a brand; names that differ in capitals or special characters alone share a page. */
export function brandPath(name: string): string {
  return `/brand/${encodeURIComponent(slugFromTitle(name))}`;
}

/** @param isExact search for the query as it is spelt, without a correction. */
export function searchPath(query: string, isExact = false): string {
  return `${SEARCH_PATH}?${new URLSearchParams(isExact ? { query, exact: 'yes' } : { query })}`;
}

/** The contact form, to ask for an item that a search did not find. */
export function askPath(item: string): string {
  return `${CONTACT_PATH}?${new URLSearchParams({ ask: item })}`;
}

/** The cart, to note how much more is wanted of a product than a cart can hold. */
export function wishPath(productId: string, quantity: number): string {
  return `${CART_PATH}?${new URLSearchParams({ ask: productId, quantity: String(quantity) })}`;
}

/** @param next path and query of the page to open after the login. */
export function loginPath(next: string): string {
  return `${LOGIN_PATH}?next=${encodeURIComponent(next)}`;
}

export function orderPath(id: string): string {
  return `/order/${id}`;
}

/** @param token of a link, a secret. */
export function quotationPath(token: string): string {
  return `/quotation/${token}`;
}

export function savedListPath(id: string): string {
  return `${SAVED_LISTS_PATH}/${id}`;
}

/** @param fragment the list; browsers never send it. */
export function sharedListPath(fragment: string): string {
  return `${SHARED_LIST_PATH}#${fragment}`;
}

/** A page of text that an operator has added. */
export function furtherPagePath(slug: string): string {
  return `/page/${slug}`;
}

/** The orders of one quote request. */
export function requestPath(estimateNumber: string): string {
  return `${ORDERS_PATH}?${new URLSearchParams({ q: estimateNumber })}`;
}

/** Where anybody who has a quotation can ask whether it is the latest. @param number `EST/2026-27/000123` */
export function verifyPath(number: string, code: string): string {
  return `/verify/${number.replaceAll('/', '-')}/${code}`;
}

export function resetPasswordPath(token: string): string {
  return `/reset-password/${token}`;
}

export function verifyAccountPath(token: string): string {
  return `/verify-account/${token}`;
}

/** The same page with another purpose. */
export function confirmEmailPath(token: string): string {
  return `${verifyAccountPath(token)}?for=email`;
}
