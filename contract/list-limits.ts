/** What a list can be asked for; apart from the calls, because every list of the storefront needs it at once. */

export const PRODUCT_SORTS = ['all', 'price-desc', 'price-asc', 'rating-desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_PAGE_SIZE = 48;
export const MAX_PAGE_SIZE = 200;
export const MAX_PAGE = 1_000_000_000;

/** Longest search text; longer ones are refused, because nobody types them. */
export const MAX_SEARCH_LENGTH = 200;
/** The same in a buyer's orders. */
export const MAX_ORDER_SEARCH_LENGTH = 100;

/** A number that is not negative, with up to two decimals. */
export const AMOUNT_PATTERN = /^\d{1,11}(\.\d{1,2})?$/;

/** How many brands, categories or GST rates can be chosen at once, and how long each may be. */
export const MAX_FILTER_VALUES = 50;
export const MAX_FILTER_VALUE_LENGTH = 100;

/** No id of the shop's is longer. */
export const MAX_ID_LENGTH = 64;
