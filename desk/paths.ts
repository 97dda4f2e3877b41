/**
 * The paths of the desk's screens, for its links. The patterns of `screens.ts` match them, as `paths.test.ts` checks.
 */

export const TODAY_PATH = '/';
export const LOGIN_PATH = '/login';
export const MY_ACCESS_PATH = '/my-access';
export const REQUESTS_PATH = '/requests';
export const DISPATCH_PATH = '/dispatch';
export const PRODUCTS_PATH = '/products';
export const NEW_PRODUCT_PATH = '/products/new';
export const IMPORT_PATH = '/products/import';
export const PICTURES_PATH = '/products/pictures';
export const PICTURE_CHECK_PATH = '/products/pictures/check';
/** `?address=` is the picture's. */
export const PICTURE_PATH = '/products/pictures/details';
export const CATEGORIES_PATH = '/categories';
export const FAMILIES_PATH = '/categories/families';
export const SYNONYMS_PATH = '/synonyms';
export const BRANDS_PATH = '/synonyms/brands';
export const MESSAGES_PATH = '/messages';
export const MAILS_PATH = '/mails';
export const BUYERS_PATH = '/buyers';
export const BLOCKED_BUYERS_PATH = '/buyers/blocked';
export const HOME_PATH = '/home';
export const PAGES_PATH = '/pages';
export const REPORTS_PATH = '/reports';
export const FIGURES_PATH = '/figures';
export const CHANGES_PATH = '/changes';
export const READS_PATH = '/changes/reads';
export const LOGINS_PATH = '/changes/logins';
export const STAFF_LOGINS_PATH = '/changes/staff-logins';
export const SETTINGS_PATH = '/settings';
export const WEBHOOKS_PATH = '/settings/webhooks';
export const STAFF_PATH = '/staff';

export function requestPath(id: string): string {
  return `/requests/${id}`;
}

/** Two quotations of a request side by side, by `?a=` and `?b=`. */
export function comparePath(request: string): string {
  return `/requests/${request}/compare`;
}

export function dispatchPath(request: string): string {
  return `/dispatch/${request}`;
}

export function productPath(id: string): string {
  return `/products/${id}`;
}

/** A category or a sub-category. */
export function categoryPath(id: string): string {
  return `/categories/${id}`;
}

export function buyerPath(account: string): string {
  return `/buyers/${account}`;
}

/** @param id 'new' for one that is not stored yet. */
export function promotionPath(kind: 'banner' | 'ad', id: string): string {
  return `/home/${kind}/${id}`;
}

/** @param name see `toPageName`. */
export function pageEditorPath(name: string): string {
  return `/pages/${name}`;
}

export function changePath(number: number): string {
  return `/changes/${number}`;
}

/** @param part of the settings. */
export function settingPath(part: string): string {
  return `/settings/${part}`;
}

/** What was sent to an address of webhooks. */
export function endpointPath(id: string): string {
  return `/settings/webhooks/${id}`;
}
