import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { toast } from '#web/ui/toast.ts';
import { appendPage, type LoadedPages, restoreLoadedPages, saveLoadedPages } from './loaded-pages.ts';

type PageResult<Item> = { items: readonly Item[]; next: string | null };

type LoadMoreOptions<Item> = {
  /** The page in the URL, as the only loaded page. */
  first: LoadedPages<Item>;
  /** Loads the page after the cursor `next`. */
  loadPage: (next: string) => Promise<PageResult<Item>>;
  getPath: (page: number) => string;
  /** The element with the items, each of them an `article` or the row of a table. */
  container: RefObject<HTMLElement | null>;
};

/**
 * Appends page after page to a list. The URL is updated without a navigation, and the loaded pages are saved with their
 * history entry. The first new item gets the focus, so that the keyboard continues there.
 */
export function useLoadMore<Item extends { id: string }>({
  first,
  loadPage,
  getPath,
  container,
}: LoadMoreOptions<Item>) {
  const { key } = useLocation();
  const historyKey = `${key} ${getPath(1)}`;
  const [loadedPages, setLoadedPages] = useState(() => restoreLoadedPages<Item>(historyKey) ?? first);
  const [isLoading, setLoading] = useState(false);
  const firstNewIndex = useRef<number>(undefined);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages move the focus.
  useEffect(() => {
    if (firstNewIndex.current === undefined) return;
    const card = container.current?.querySelectorAll('article, tbody > tr').item(firstNewIndex.current);
    card?.querySelector('a')?.focus({ preventScroll: true });
    firstNewIndex.current = undefined;
  }, [loadedPages, container]);

  function update(next: LoadedPages<Item>) {
    setLoadedPages(next);
    saveLoadedPages(historyKey, next);
  }

  /** @throws ApiError with status 401, which the caller handles; other API errors are shown as a toast. */
  async function loadMore() {
    if (isLoading || loadedPages.next === null) return;
    setLoading(true);
    try {
      const extendedPages = appendPage(loadedPages, await loadPage(loadedPages.next));
      if (isUnmounted.current) return;
      firstNewIndex.current = loadedPages.items.length;
      update(extendedPages);
      history.replaceState(history.state, '', getPath(extendedPages.lastPage));
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status === 401) throw cause;
      toast.error(cause.message);
    } finally {
      setLoading(false);
    }
  }

  /** Shows the current state of an item. */
  function replaceItem(item: Item) {
    update({ ...loadedPages, items: loadedPages.items.map((each) => (each.id === item.id ? item : each)) });
  }

  return { loadedPages, isLoading, loadMore, replaceItem };
}
