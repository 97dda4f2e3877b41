/** What a product list can be asked for; apart from the calls, because every list of the storefront needs it at once. */

export const PRODUCT_SORTS = ['all', 'price-desc', 'price-asc', 'rating-desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const DEFAULT_PAGE_SIZE = 48;
export const MAX_PAGE_SIZE = 200;

/** Longest search text; longer ones are refused, because nobody types them. */
export const MAX_SEARCH_LENGTH = 200;
