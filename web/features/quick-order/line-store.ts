import { createLocalStore } from '#web/storage/local-store.ts';
import { createTabStore } from '#web/storage/tab-store.ts';
import type { QuickLine } from './quick-line.ts';

/** The number in the key changes with what is stored. */
const KEY = 'udyoghaat_quick_order_3';
const tabList = createTabStore<{ lines: readonly QuickLine[] }>(KEY);
/** The list of the last tab that had one, for a tab without: the link in an activation mail opens a new one. */
const lastList = createLocalStore<readonly QuickLine[]>(KEY, (stored) =>
  Array.isArray(stored) ? stored : [],
);

/** The list of the quick order page that this browser keeps. */
export function readLines(): readonly QuickLine[] {
  return tabList.read()?.lines ?? lastList.read();
}

export function writeLines(lines: readonly QuickLine[]): void {
  if (lines.length > 0) tabList.write({ lines });
  else tabList.clear();
  lastList.write(lines);
}

/** Takes requested products off the list, which would be requested twice with the next list. */
export function forgetRequested(productIds: readonly string[]): void {
  const lines = readLines();
  const rest = lines.filter(({ chosenId }) => chosenId === undefined || !productIds.includes(chosenId));
  if (rest.length < lines.length) writeLines(rest);
}
