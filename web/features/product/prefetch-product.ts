import { useCallback } from 'react';
import { prefetchProduct, recordActivity } from './prefetched-products.client.ts';

/** Prefetches products while the visitor looks at their cards, so that their pages open without waiting. */

/** A shorter look is scrolling or moving past. */
const PREFETCH_DELAY_MS = 200;
const ACTIVITY_EVENTS = ['scroll', 'pointerdown', 'pointermove'];

/**
 * @returns the `ref` for a product's card. On touch screens, a card in view is prefetched; with a mouse, a hovered one.
 */
export function usePrefetchProduct(id: string) {
  return useCallback(
    (card: HTMLElement) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedulePrefetch = (isLooking: boolean) => {
        clearTimeout(timer);
        if (isLooking) timer = setTimeout(prefetchProduct, PREFETCH_DELAY_MS, id);
      };
      // The browser adds the same listener only once, however many cards there are.
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
