import {
  findQuantityProblem,
  MAX_CART_LINES,
  MIN_CART_QUANTITY,
  nearestQuantity,
  type QuantityProblem,
} from '#domain/cart.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** The cart as it is stored in this browser and sent with a quote request. */
export type LocalCart = {
  /** Product id → quantity. */
  items: Record<string, number>;
  /** Number of different products, shown next to the cart icon. */
  Totalitems: number;
};

export type CartProblem = QuantityProblem | 'cart-full';

const store = createLocalStore('udyoghaat_cart', parseCart);

/**
 * Sets a product's quantity.
 * @returns the problem when the quantity or the cart's size is not allowed; then nothing changes
 */
export function setQuantity(productId: string, quantity: number): CartProblem | undefined {
  const problem = findQuantityProblem(quantity);
  if (problem) return problem;
  const { items } = readCart();
  if (!(productId in items) && Object.keys(items).length >= MAX_CART_LINES) return 'cart-full';
  writeCartItems({ ...items, [productId]: quantity });
  return undefined;
}

/** Adds to the quantity that is already in the cart. */
export function addToCart(productId: string, quantity = 1): CartProblem | undefined {
  return (
    findQuantityProblem(quantity) ?? setQuantity(productId, (readCart().items[productId] ?? 0) + quantity)
  );
}

/** The cart, updated by changes in this and other tabs; empty during server rendering. */
export const useCart = store.useValue;
export const readCart = store.read;
export const subscribeToCart = store.subscribe;
export const isCartPersisted = store.isPersisted;

function parseCart(stored: unknown): LocalCart {
  return countItems(parseItems((stored as Partial<LocalCart> | null | undefined)?.items));
}

/** Limits quantities that are too large to the maximum and drops invalid entries. */
export function parseItems(stored: unknown): LocalCart['items'] {
  const lines = Object.entries(stored ?? {})
    .filter((line): line is [string, number] => typeof line[1] === 'number' && line[1] >= MIN_CART_QUANTITY)
    .map(([id, quantity]): [string, number] => [id, nearestQuantity(quantity)]);
  return Object.fromEntries(lines);
}

export function writeCartItems(items: LocalCart['items']): void {
  store.write(countItems(items));
}

function countItems(items: LocalCart['items']): LocalCart {
  return { items, Totalitems: Object.keys(items).length };
}
