import { useCallback } from 'react';
import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { type ProductDetail, productDetail } from './product.ts';

/** Products are asked for while somebody looks at their cards, so that their pages open without waiting. */

/** Older ones are asked for anew: a price may have changed. */
const FRESH_MILLISECONDS = 30_000;
/** Less is passing by. */
const LOOK_MILLISECONDS = 500;
const HOVER_MILLISECONDS = 100;

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
  if (ahead.has(id) || !navigator.onLine) return;
  const product = askFor(browserApi(), id);
  product.catch(() => ahead.delete(id));
  ahead.set(id, { product, staleAt: now + FRESH_MILLISECONDS });
}

/** @returns the `ref` of a product's card: by touch being in view counts as looking, by mouse pointing at it. */
export function useProductAhead(id: string) {
  return useCallback(
    (card: HTMLElement) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const endLook = () => clearTimeout(timer);
      const beginLook = (milliseconds: number) => {
        endLook();
        timer = setTimeout(askAhead, milliseconds, id);
      };
      if (!matchMedia('(hover: none)').matches) {
        card.onpointerenter = () => beginLook(HOVER_MILLISECONDS);
        card.onpointerleave = endLook;
        return endLook;
      }
      const inView = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) beginLook(LOOK_MILLISECONDS);
        else endLook();
      });
      inView.observe(card);
      return () => {
        inView.disconnect();
        endLook();
      };
    },
    [id],
  );
}
