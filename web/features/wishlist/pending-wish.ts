import { createLocalStore } from '#web/storage/local-store.ts';

/** The id of the product whose heart led to the login, in any tab: the mail to a new buyer opens one of its own. */
const store = createLocalStore('udyoghaat_pending_wish', (stored) =>
  typeof stored === 'string' ? stored : '',
);

export const keepPendingWish: (productId: string) => void = store.write;

/** The product's id, once; '' without one. */
export function takePendingWish(): string {
  const productId = store.read();
  if (productId !== '') store.write('');
  return productId;
}
