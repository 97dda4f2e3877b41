import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadProduct } from './load-product.ts';
import type { ProductDetail } from './product.ts';

/**
 * Products asked for before their pages are opened. The module has state of one visitor: by its name (.client.ts) it is
 * left out of the server's build, where all visitors would share it.
 */

/** Older ones are loaded again: a price may have changed. */
const PREFETCH_TTL_MS = 30_000;
/** Who has done nothing for so long is not looking: sliders go on by themselves. */
const IDLE_AFTER_MS = 10_000;

const prefetched = new Map<string, { product: Promise<ProductDetail>; staleAt: number }>();
let lastActivityAt = 0;

/** Scrolling, or the pointer: somebody is there. */
export const recordActivity = (): void => {
  lastActivityAt = performance.now();
};

export function prefetchProduct(id: string): void {
  const now = performance.now();
  for (const [old, { staleAt }] of prefetched) if (staleAt <= now) prefetched.delete(old);
  if (prefetched.has(id) || !navigator.onLine || now - lastActivityAt > IDLE_AFTER_MS) return;
  const product = loadProduct(browserApi(), id);
  product.catch(() => prefetched.delete(id));
  prefetched.set(id, { product, staleAt: now + PREFETCH_TTL_MS });
}

/** The prefetched product while it is fresh, else a newly loaded one. */
export async function loadPrefetchedProduct(api: ApiClient, id: string): Promise<ProductDetail> {
  const prefetchedProduct = prefetched.get(id);
  return prefetchedProduct && prefetchedProduct.staleAt > performance.now()
    ? prefetchedProduct.product
    : loadProduct(api, id);
}
