import { MAX_ID_LENGTH } from '#contract/list-limits.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** More than fill a screen are soon forgotten. */
const MAX_RECENT = 24;

const store = createLocalStore('udyoghaat_recent', (stored) =>
  Array.isArray(stored) ? normaliseIds(stored) : [],
);

/** Ids of the products this visitor has looked at, the last one first. */
export const readRecentIds = store.read;

/** Moves a product to the front of what was looked at. */
export function addRecentlyViewed(productId: string): void {
  store.write(normaliseIds([productId, ...store.read()]));
}

/** Each id once, the first ones, and nothing that the API refuses as an id. */
function normaliseIds(ids: readonly unknown[]): string[] {
  const valid = ids.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH);
  return [...new Set(valid)].slice(0, MAX_RECENT);
}
