import { useSyncExternalStore } from 'react';
import type { CartItems } from '#domain/cart-changes.ts';
import { readToken, subscribeToSession } from '#web/api/access-token.ts';
import { createLocalStore } from '#web/storage/local-store.ts';
import { parseItems } from './cart-store.ts';

/** What this browser remembers of the account whose cart it has; it stays after the logout, as the cart does. */
export type AccountCartRecord = {
  /** The name that the API gives to the owner of the cart; '' while the cart is nobody's. */
  owner: string;
  version: number;
  /** What this browser and the account both had when they last exchanged the cart. */
  shared: CartItems;
  /** The products that were in the cart of this browser while its owner was logged in. */
  ownIds: readonly string[];
};

const store = createLocalStore('udyoghaat_account_cart', parseRecord);

export const readAccountCartRecord = store.read;
export const writeAccountCartRecord = (record: AccountCartRecord): void => store.write(record);

/**
 * Notes that a request has taken these products out of the account's cart. Otherwise one that is added again would look
 * like one that another device has removed.
 */
export function noteRequested(productIds: readonly string[]): void {
  const record = store.read();
  const left = Object.entries(record.shared).filter(([id]) => !productIds.includes(id));
  store.write({ ...record, shared: Object.fromEntries(left) });
}

function parseRecord(stored: unknown): AccountCartRecord {
  const { owner, version, shared, ownIds } = (stored ?? {}) as Partial<
    Record<keyof AccountCartRecord, unknown>
  >;
  return {
    owner: typeof owner === 'string' ? owner : '',
    version: typeof version === 'number' ? version : 0,
    shared: parseItems(shared),
    ownIds: Array.isArray(ownIds) ? ownIds : [],
  };
}

const NOTHING: CartItems = {};
let offer = { token: '', items: NOTHING };
const listeners = new Set<() => void>();

/** What other devices of the account have in their carts, as this page learnt in the session with this token. */
export function setOfferedItems(token: string, items: CartItems): void {
  offer = { token, items };
  for (const listener of listeners) listener();
}

/** Empty for a visitor. */
export function useOfferedItems(): CartItems {
  return useSyncExternalStore(
    subscribe,
    () => (offer.token === readToken() ? offer.items : NOTHING),
    () => NOTHING,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribeFromSession = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribeFromSession();
  };
}
