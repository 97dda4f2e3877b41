/** The consecutive pages of a list that are shown. */
export type LoadedPages<Item> = {
  items: Item[];
  lastPage: number;
  /** Cursor of the page after these; null after the last page. */
  next: string | null;
};

/** Appends the next page. Items that moved between the two calls are kept once. */
export function appendPage<Item extends { id: string }>(
  loadedPages: LoadedPages<Item>,
  { items, next }: { items: readonly Item[]; next: string | null },
): LoadedPages<Item> {
  const known = new Set(loadedPages.items.map(({ id }) => id));
  return {
    items: [...loadedPages.items, ...items.filter(({ id }) => !known.has(id))],
    lastPage: loadedPages.lastPage + 1,
    next,
  };
}

const MAX_SAVED = 20;
const saved = new Map<string, LoadedPages<unknown>>();

/** Saves the loaded pages of a history entry, so that going back shows all of them again. */
export function saveLoadedPages(historyKey: string, loadedPages: LoadedPages<unknown>): void {
  saved.delete(historyKey);
  saved.set(historyKey, loadedPages);
  const [oldest] = saved.keys();
  if (saved.size > MAX_SAVED && oldest !== undefined) saved.delete(oldest);
}

export function restoreLoadedPages<Item>(historyKey: string): LoadedPages<Item> | undefined {
  return saved.get(historyKey) as LoadedPages<Item> | undefined;
}
