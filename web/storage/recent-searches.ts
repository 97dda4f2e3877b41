import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { createLocalStore } from './local-store.ts';

/** As many as a phone shows above its keyboard with a little scrolling. */
const MAX_RECENT_SEARCHES = 8;

const store = createLocalStore('udyoghaat_searches', (stored) =>
  Array.isArray(stored) ? normaliseSearches(stored) : [],
);

/** The texts last searched for in this browser, the latest first. */
export const readRecentSearches = store.read;
export const useRecentSearches = store.useValue;

/** Moves a text to the front. */
export function addRecentSearch(query: string): void {
  store.write(normaliseSearches([query, ...store.read()]));
}

export function removeRecentSearch(query: string): void {
  store.write(store.read().filter((search) => search !== query));
}

export function clearRecentSearches(): void {
  store.write([]);
}

/** Drops what is no search, texts that differ only in capitals, and texts beyond the limit. */
function normaliseSearches(searches: readonly unknown[]): string[] {
  const latest = new Map<string, string>();
  for (const search of searches) {
    if (typeof search !== 'string' || search.trim() === '' || search.length > MAX_SEARCH_LENGTH) continue;
    const key = search.toLowerCase();
    if (!latest.has(key)) latest.set(key, search);
  }
  return [...latest.values()].slice(0, MAX_RECENT_SEARCHES);
}
