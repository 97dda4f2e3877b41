import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { toast } from '#web/ui/toast.ts';
import { keepRun, recallRun, type ShownRun, withNextPage } from './shown-run.ts';

type Page<Item> = { items: readonly Item[]; next: string | null };

type LoadMore<Item> = {
  /** The page that the address names, as a run of one. */
  first: ShownRun<Item>;
  /** The page that stands after `next`. */
  loadPage: (next: string) => Promise<Page<Item>>;
  pathOf: (page: number) => string;
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
  pathOf,
  container,
}: LoadMore<Item>) {
  const { key } = useLocation();
  const place = `${key} ${pathOf(1)}`;
  const [run, setRun] = useState(() => recallRun<Item>(place) ?? first);
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
  }, [run, container]);

  function set(next: ShownRun<Item>) {
    setRun(next);
    keepRun(place, next);
  }

  /** @throws CallFailed 401, which is answered by whoever knows the buyer. */
  async function loadMore() {
    if (isLoading || run.next === null) return;
    setLoading(true);
    try {
      const longer = withNextPage(run, await loadPage(run.next));
      if (isGone.current) return;
      firstNew.current = run.items.length;
      set(longer);
      history.replaceState(history.state, '', pathOf(longer.lastPage));
    } catch (cause) {
      if (!(cause instanceof CallFailed) || cause.status === 401) throw cause;
      toast.error(cause.message);
    } finally {
      setLoading(false);
    }
  }

  /** Shows an item as it is now. */
  function replace(item: Item) {
    set({ ...run, items: run.items.map((each) => (each.id === item.id ? item : each)) });
  }

  return { run, isLoading, loadMore, replace };
}
