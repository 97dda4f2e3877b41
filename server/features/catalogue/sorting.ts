import type { ProductSort } from '#contract/list-limits.ts';

/** How a list is sorted; 'best' (best match first) is the default of a search and exists only there. */
export type SortKey = ProductSort | 'best';

/** A position in a sorted list: the value sorted by, and the listing number as tie-breaker. */
export type Cursor = { key: number; listingNumber: number };

/** The position before the first listing, for every sort key. */
export const START_CURSOR: Cursor = { key: Number.MIN_SAFE_INTEGER, listingNumber: 0 };

/** The part of a list to read: `limit` listings after a position, skipping `offset` of them. */
export type PageWindow = { after: Cursor | undefined; offset: number; limit: number };
