import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadProduct } from './load-product.ts';

/**
 * Cache of prefetched products. It is one visitor's state, so the module's name (.client.ts) keeps it out of the
 * server's build, where all visitors would share it.
 */

/** Prices may change, so older products are loaded again. */
const PREFETCH_TTL_MS = 30_000;
/** Without activity for this long, nothing is prefetched: carousels move cards into view by themselves. */
const IDLE_AFTER_MS = 10_000;

const prefetched = new Map<string, { product: Promise<WireProduct>; staleAt: number }>();
let lastActivityAt = 0;

/** Called when the visitor scrolls or moves the pointer. */
export const recordActivity = (): void => {
  lastActivityAt = performance.now();
};

export function prefetchProduct(id: string): void {
  const now = performance.now();
  for (const [otherId, { staleAt }] of prefetched) if (staleAt <= now) prefetched.delete(otherId);
  if (prefetched.has(id) || !navigator.onLine || now - lastActivityAt > IDLE_AFTER_MS) return;
  const product = loadProduct(browserApi(), id);
  product.catch(() => prefetched.delete(id));
  prefetched.set(id, { product, staleAt: now + PREFETCH_TTL_MS });
}

/** Returns the prefetched product unless it is stale, otherwise loads it. */
export async function loadPrefetchedProduct(api: ApiClient, id: string): Promise<WireProduct> {
  const prefetchedProduct = prefetched.get(id);
  return prefetchedProduct && prefetchedProduct.staleAt > performance.now()
    ? prefetchedProduct.product
    : loadProduct(api, id);
}
