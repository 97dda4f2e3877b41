import { useCallback } from 'react';
import { prefetchProduct, recordActivity } from './prefetched-products.client.ts';

/** Products are prefetched while somebody looks at their cards, so that their pages open without waiting. */

/** Less is passing by. */
const PREFETCH_DELAY_MS = 200;
const ACTIVITY_EVENTS = ['scroll', 'pointerdown', 'pointermove'];

/** @returns the `ref` of a product's card: by touch being in view counts as looking, by mouse pointing at it. */
export function usePrefetchProduct(id: string) {
  return useCallback(
    (card: HTMLElement) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedulePrefetch = (isLooking: boolean) => {
        clearTimeout(timer);
        if (isLooking) timer = setTimeout(prefetchProduct, PREFETCH_DELAY_MS, id);
      };
      // The same listener is added once, whatever the number of cards.
      for (const type of ACTIVITY_EVENTS) addEventListener(type, recordActivity, { passive: true });
      card.onpointerenter = () => schedulePrefetch(true);
      card.onpointerleave = () => schedulePrefetch(false);
      const inView = new IntersectionObserver((entries) =>
        schedulePrefetch(isTouch() && entries.some(({ isIntersecting }) => isIntersecting)),
      );
      inView.observe(card);
      return () => {
        inView.disconnect();
        schedulePrefetch(false);
      };
    },
    [id],
  );
}

const isTouch = () => matchMedia('(hover: none)').matches;
