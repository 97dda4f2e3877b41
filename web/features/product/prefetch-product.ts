import { useCallback } from 'react';
import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { type ProductDetail, productDetailFromWire } from './product.ts';

/** Products are asked for while somebody looks at their cards, so that their pages open without waiting. */

/** Older ones are asked for anew: a price may have changed. */
const PREFETCH_TTL_MS = 30_000;
/** Less is passing by. */
const PREFETCH_DELAY_MS = 200;
/** Who has done nothing for so long is not looking: sliders go on by themselves. */
const IDLE_AFTER_MS = 10_000;
const ACTIVITY_EVENTS = ['scroll', 'pointerdown', 'pointermove'];

const prefetched = new Map<string, { product: Promise<ProductDetail>; staleAt: number }>();

/** @returns the product as its page shows it, perhaps asked for already. */
export async function loadProduct(api: ApiClient, id: string): Promise<ProductDetail> {
  const entry = prefetched.get(id);
  return entry && entry.staleAt > performance.now() ? entry.product : fetchProduct(api, id);
}

async function fetchProduct(api: ApiClient, id: string): Promise<ProductDetail> {
  const { product } = await api.getProduct({ params: { id } });
  return productDetailFromWire(product);
}

function prefetchProduct(id: string): void {
  const now = performance.now();
  for (const [old, { staleAt }] of prefetched) if (staleAt <= now) prefetched.delete(old);
  if (prefetched.has(id) || !navigator.onLine || now - lastActivityAt > IDLE_AFTER_MS) return;
  const product = fetchProduct(browserApi(), id);
  product.catch(() => prefetched.delete(id));
  prefetched.set(id, { product, staleAt: now + PREFETCH_TTL_MS });
}

let lastActivityAt = 0;
const recordActivity = () => {
  lastActivityAt = performance.now();
};

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
      for (const sign of ACTIVITY_EVENTS) addEventListener(sign, recordActivity, { passive: true });
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
