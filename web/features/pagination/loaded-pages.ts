/** The pages of a list that stand on the screen one after the other. */
export type LoadedPages<Item> = {
  items: Item[];
  lastPage: number;
  /** Leads to the page after these; null on the last. */
  next: string | null;
};

/** The run with the page after it. What moved between the two calls is shown once. */
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

/** Keeps what one entry of the browser's history has shown, so that going back shows all of it again. */
export function saveLoadedPages(historyKey: string, loadedPages: LoadedPages<unknown>): void {
  saved.delete(historyKey);
  saved.set(historyKey, loadedPages);
  const [oldest] = saved.keys();
  if (saved.size > MAX_SAVED && oldest !== undefined) saved.delete(oldest);
}

export function restoreLoadedPages<Item>(historyKey: string): LoadedPages<Item> | undefined {
  return saved.get(historyKey) as LoadedPages<Item> | undefined;
}
