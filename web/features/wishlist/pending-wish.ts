import { createTabStore } from '#web/storage/tab-store.ts';

/** The product whose heart led this tab to the login. */
const store = createTabStore<{ productId: string }>('udyoghaat_pending_wish');

export function keepPendingWish(productId: string): void {
  store.write({ productId });
}

/** The product, once. */
export function takePendingWish(): string | undefined {
  const productId = store.read()?.productId;
  store.clear();
  return typeof productId === 'string' ? productId : undefined;
}
