import { useSyncExternalStore } from 'react';
import { findQuantityProblem, MAX_CART_LINES, type QuantityProblem } from '#domain/cart.ts';

/** The cart as it is kept in this browser and sent with a quote request. */
export type LocalCart = {
  /** Product id → quantity, 1 to 5. */
  items: Record<string, number>;
  /** Number of different products, shown beside the cart icon. */
  Totalitems: number;
};

export type CartProblem = QuantityProblem | 'cart-full';

const KEY = 'udyoghaat_cart';
const EMPTY: LocalCart = { items: {}, Totalitems: 0 };

/** Sets a product's quantity. Nothing changes when the quantity or the cart's size is not allowed. */
export function setQuantity(productId: string, quantity: number): CartProblem | undefined {
  const problem = findQuantityProblem(quantity);
  if (problem) return problem;
  const { items } = readCart();
  if (!(productId in items) && Object.keys(items).length >= MAX_CART_LINES) return 'cart-full';
  writeCart({ ...items, [productId]: quantity });
  return undefined;
}

/** Adds pieces of a product to what is already in the cart. */
export function addToCart(productId: string, quantity = 1): CartProblem | undefined {
  return setQuantity(productId, (readCart().items[productId] ?? 0) + quantity);
}

export function removeFromCart(productIds: readonly string[]): void {
  const kept = Object.entries(readCart().items).filter(([id]) => !productIds.includes(id));
  writeCart(Object.fromEntries(kept));
}

export function emptyCart(): void {
  writeCart({});
}

/** The cart, following changes made here and in other tabs; empty while the page is rendered on the server. */
export function useCart(): LocalCart {
  return useSyncExternalStore(subscribe, readCart, () => EMPTY);
}

let cachedText: string | null = null;
let cachedCart = EMPTY;
/** What stands in for the storage where the browser forbids it (private windows, storage full). */
let memory: string | null = null;

export function readCart(): LocalCart {
  const text = readText();
  if (text !== cachedText) {
    cachedText = text;
    cachedCart = parseCart(text);
  }
  return cachedCart;
}

function readText(): string | null {
  try {
    return memory ?? localStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

/** Reads what is stored as a person or an older version may have left it: entries that are no cart lines are dropped. */
function parseCart(text: string | null): LocalCart {
  try {
    const stored = JSON.parse(text ?? '{}') as { items?: Record<string, unknown> } | null;
    const lines = Object.entries(stored?.items ?? {}).filter(
      (line): line is [string, number] => typeof line[1] === 'number' && !findQuantityProblem(line[1]),
    );
    return { items: Object.fromEntries(lines), Totalitems: lines.length };
  } catch {
    return EMPTY;
  }
}

function writeCart(items: Record<string, number>): void {
  const text = JSON.stringify({ items, Totalitems: Object.keys(items).length } satisfies LocalCart);
  try {
    localStorage.setItem(KEY, text);
    memory = null;
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
