import { useCallback } from 'react';
import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { type ProductDetail, productDetail } from './product.ts';

/** Products are asked for while somebody looks at their cards, so that their pages open without waiting. */

/** Older ones are asked for anew: a price may have changed. */
const FRESH_MILLISECONDS = 30_000;
/** Less is passing by. */
const LOOK_MILLISECONDS = 200;
/** Who has done nothing for so long is not looking: sliders go on by themselves. */
const AWAY_MILLISECONDS = 10_000;
const SIGNS = ['scroll', 'pointerdown', 'pointermove'];

const ahead = new Map<string, { product: Promise<ProductDetail>; staleAt: number }>();

/** @returns the product as its page shows it, perhaps asked for already. */
export async function loadProduct(api: ApiClient, id: string): Promise<ProductDetail> {
  const kept = ahead.get(id);
  return kept && kept.staleAt > performance.now() ? kept.product : askFor(api, id);
}

async function askFor(api: ApiClient, id: string): Promise<ProductDetail> {
  const { product } = await api.getProduct({ params: { id } });
  return productDetail(product);
}

function askAhead(id: string): void {
  const now = performance.now();
  for (const [old, { staleAt }] of ahead) if (staleAt <= now) ahead.delete(old);
  if (ahead.has(id) || !navigator.onLine || now - lastSign > AWAY_MILLISECONDS) return;
  const product = askFor(browserApi(), id);
  product.catch(() => ahead.delete(id));
  ahead.set(id, { product, staleAt: now + FRESH_MILLISECONDS });
}

let lastSign = 0;
const noticeSign = () => {
  lastSign = performance.now();
};

/** @returns the `ref` of a product's card: by touch being in view counts as looking, by mouse pointing at it. */
export function useProductAhead(id: string) {
  return useCallback(
    (card: HTMLElement) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (isLooking: boolean) => {
        clearTimeout(timer);
        if (isLooking) timer = setTimeout(askAhead, LOOK_MILLISECONDS, id);
      };
      // The same listener is added once, whatever the number of cards.
      for (const sign of SIGNS) addEventListener(sign, noticeSign, { passive: true });
      card.onpointerenter = () => look(true);
      card.onpointerleave = () => look(false);
      const inView = new IntersectionObserver((entries) =>
        look(isTouch() && entries.some(({ isIntersecting }) => isIntersecting)),
      );
      inView.observe(card);
      return () => {
        inView.disconnect();
        look(false);
      };
    },
    [id],
  );
}

const isTouch = () => matchMedia('(hover: none)').matches;
