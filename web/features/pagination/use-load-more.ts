import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { toast } from '#web/ui/toast.ts';
import { appendPage, type LoadedPages, restoreLoadedPages, saveLoadedPages } from './loaded-pages.ts';

type PageResult<Item> = { items: readonly Item[]; next: string | null };

type LoadMoreOptions<Item> = {
  /** The page that the address names, as a run of one. */
  first: LoadedPages<Item>;
  /** The page that stands after `next`. */
  loadPage: (next: string) => Promise<PageResult<Item>>;
  getPath: (page: number) => string;
  /** Where the items stand, an article each. */
  container: RefObject<HTMLElement | null>;
};

/**
 * Appends page after page to a list. The address follows without a navigation; the run is kept with its entry of the
 * history. The first new item gets the focus, so that the keyboard goes on where the list went on.
 */
export function useLoadMore<Item extends { id: string }>({
  first,
  loadPage,
  getPath,
  container,
}: LoadMoreOptions<Item>) {
  const { key } = useLocation();
  const historyKey = `${key} ${getPath(1)}`;
  const [loadedPages, setRun] = useState(() => restoreLoadedPages<Item>(historyKey) ?? first);
  const [isLoading, setLoading] = useState(false);
  const firstNew = useRef<number>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer run is what moves the focus.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const card = container.current?.querySelectorAll('article').item(firstNew.current);
    card?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [loadedPages, container]);

  function set(next: LoadedPages<Item>) {
    setRun(next);
    saveLoadedPages(historyKey, next);
  }

  /** @throws CallFailed 401, which is answered by whoever knows the buyer. */
  async function loadMore() {
    if (isLoading || loadedPages.next === null) return;
    setLoading(true);
    try {
      const longer = appendPage(loadedPages, await loadPage(loadedPages.next));
      if (isGone.current) return;
      firstNew.current = loadedPages.items.length;
      set(longer);
      history.replaceState(history.state, '', getPath(longer.lastPage));
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status === 401) throw cause;
      toast.error(cause.message);
    } finally {
      setLoading(false);
    }
  }

  /** Shows an item as it is now. */
  function replaceItem(item: Item) {
    set({ ...loadedPages, items: loadedPages.items.map((each) => (each.id === item.id ? item : each)) });
  }

  return { run: loadedPages, isLoading, loadMore, replace: replaceItem };
}
