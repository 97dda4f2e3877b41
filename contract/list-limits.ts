/** Limits of the list queries, apart from the calls because every list page of the storefront loads them at once. */

/** What the sort form offers. */
export const OFFERED_SORTS = ['all', 'price-desc', 'price-asc', 'rating-desc'] as const;
export type OfferedSort = (typeof OFFERED_SORTS)[number];
export const PRODUCT_SORTS = [...OFFERED_SORTS, 'dispatch-asc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A sub-category's list sorted by a specification: 'spec-asc:Power'. */
export type SpecificationSort = `spec-${'asc' | 'desc'}:${string}`;
export const isSpecificationSort = (sort: string): sort is SpecificationSort => sort.startsWith('spec-');
export type ListSort = ProductSort | SpecificationSort;

export const DEFAULT_PAGE_SIZE = 48;
export const MAX_PAGE_SIZE = 200;
export const MAX_PAGE = 1_000_000_000;

/** Length of a search text; longer texts are rejected, because nobody types them. */
export const MAX_SEARCH_LENGTH = 200;
/** Length of a search text in a buyer's orders. */
export const MAX_ORDER_SEARCH_LENGTH = 100;
/** Operators' search for buyers: a shorter text would find nearly everybody. */
export const MIN_BUYER_SEARCH_LENGTH = 3;
/** What can be blocked without an account. */
export const BLOCKED_KINDS = ['email', 'domain', 'gstin'] as const;

/** A non-negative number with up to two decimals. */
export const AMOUNT_PATTERN = /^\d{1,11}(\.\d{1,2})?$/;

/** How many brands, categories or GST rates a list can be filtered by at once, and their length. */
export const MAX_FILTER_VALUES = 50;
export const MAX_FILTER_VALUE_LENGTH = 100;

/** The maximum length of an id. */
export const MAX_ID_LENGTH = 64;
