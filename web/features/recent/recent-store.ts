import { MAX_ID_LENGTH } from '#contract/list-limits.ts';
import { MAX_CART_LINES } from '#domain/cart.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** As many as the API takes in a list of ids. */
const MAX_RECENT = MAX_CART_LINES;

const store = createLocalStore('udyoghaat_recent', (stored) =>
  Array.isArray(stored) ? normaliseIds(stored) : [],
);

/** Ids of the recently viewed products, the last one first. */
export const readRecentIds = store.read;

/** Moves a product to the front of the recently viewed ones. */
export function addRecentlyViewed(productId: string): void {
  store.write(normaliseIds([productId, ...store.read()]));
}

/** Drops duplicates, ids that the API would reject, and ids beyond the limit. */
function normaliseIds(ids: readonly unknown[]): string[] {
  const valid = ids.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH);
  return [...new Set(valid)].slice(0, MAX_RECENT);
}
