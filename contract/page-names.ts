import * as z from 'zod/mini';
import { ABOUT_US_PATH, furtherPagePath, PRIVACY_POLICY_PATH, TERMS_PATH } from '#domain/page-paths.ts';

/** Pages of text: three that every shop has, and further ones, whose key is the last part of their address. */

export const SHOP_PAGE_KEYS = ['ABOUTUS', 'PRIVACYPOLICY', 'TERM&CONDITION'] as const;
export type ShopPageKey = (typeof SHOP_PAGE_KEYS)[number];

/** The pages that every shop has, by what operators call them. */
export const SHOP_PAGES = {
  about: { key: 'ABOUTUS', path: ABOUT_US_PATH },
  privacy: { key: 'PRIVACYPOLICY', path: PRIVACY_POLICY_PATH },
  terms: { key: 'TERM&CONDITION', path: TERMS_PATH },
} as const satisfies Record<string, { key: ShopPageKey; path: string }>;
export type ShopPageName = keyof typeof SHOP_PAGES;

const SHOP_PAGE_NAMES = Object.keys(SHOP_PAGES) as ShopPageName[];
const MAX_SLUG_LENGTH = 60;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of the address of a further page. */
export const pageSlug = z.string('The address is required.').check(
  z.maxLength(MAX_SLUG_LENGTH, `The address can have at most ${MAX_SLUG_LENGTH} characters.`),
  z.regex(SLUG, 'The address can have lower-case letters a–z and digits, with single hyphens between them.'),
  z.refine(
    (slug) => !Object.hasOwn(SHOP_PAGES, slug),
    `“${SHOP_PAGE_NAMES.join('”, “')}” are pages that every shop has.`,
  ),
);

/** The key of a page of text, by which operators name it in calls. */
export const pageKey = z
  .string('There is no such page.')
  .check(z.refine((key) => isShopPage(key) || pageSlug.safeParse(key).success, 'There is no such page.'));

export function isShopPage(key: string): key is ShopPageKey {
  return SHOP_PAGE_KEYS.some((each) => each === key);
}

/** @param name `about`, or the last part of the address of a further page. */
export function toPageKey(name: string): string {
  return Object.hasOwn(SHOP_PAGES, name) ? SHOP_PAGES[name as ShopPageName].key : name;
}

/** What operators call a page: `about`, or the last part of the address of a further page. */
export function toPageName(key: string): string {
  return SHOP_PAGE_NAMES.find((name) => SHOP_PAGES[name].key === key) ?? key;
}

export function isShopPageName(name: string): name is ShopPageName {
  return Object.hasOwn(SHOP_PAGES, name);
}

/** Where visitors find a page. */
export function pagePath(key: string): string {
  return Object.values(SHOP_PAGES).find((page) => page.key === key)?.path ?? furtherPagePath(key);
}

/** The address that a title suggests: `returns-and-claims`; '' when it has neither Latin letters nor digits. */
export function slugFromPageTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .split('-')
    .filter(Boolean)
    .join('-');
}
