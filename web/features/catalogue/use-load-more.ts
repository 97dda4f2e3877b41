import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from 'sonner';
import { CallFailed } from '#contract/client.ts';
import { pathOfPage } from './list-choice.ts';
import type { ListCall, ListPage } from './list-page.ts';
import { firstRun, keepRun, recallRun, runWithNextPage } from './shown-run.ts';

/**
 * Appends page after page to a list. The address follows without a navigation; the run is kept with its entry of the
 * history. The first new product gets the focus, so that the keyboard goes on where the list went on.
 */
export function useLoadMore(list: ListPage, call: ListCall, grid: RefObject<HTMLElement | null>) {
  const { key, pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const place = `${key} ${pathOfPage(pathname, query, 1)}`;
  const [run, setRun] = useState(() => recallRun(place) ?? firstRun(list));
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
    const card = grid.current?.querySelectorAll('article').item(firstNew.current);
    card?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [run, grid]);

  async function loadMore() {
    if (isLoading) return;
    setLoading(true);
    try {
      const longer = await runWithNextPage(run, list, call);
      if (isGone.current) return;
      firstNew.current = run.products.length;
      setRun(longer);
      keepRun(place, longer);
      history.replaceState(history.state, '', pathOfPage(pathname, query, longer.lastPage));
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      toast.error(cause.message);
    } finally {
      setLoading(false);
    }
  }
  return { run, isLoading, loadMore };
}
