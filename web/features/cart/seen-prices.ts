import type { UnitPrice } from '#domain/pricing.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** The price of one unit when the buyer added it to the cart, in paise. */
export type SeenPrice = Pick<UnitPrice, 'discountedPricePaise' | 'unitPriceInclGstPaise'>;

/** Product id → price seen. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>;

/** Stored apart from the cart, because the cart is sent to the server unchanged. */
const store = createLocalStore('udyoghaat_cart_prices', parsePrices);

export const useSeenPrices = store.useValue;
export const readSeenPrices = store.read;

export function saveSeenPrice(productId: string, price: SeenPrice): void {
  const { discountedPricePaise, unitPriceInclGstPaise } = price;
  store.write({ ...store.read(), [productId]: { discountedPricePaise, unitPriceInclGstPaise } });
}

export function removeSeenPrices(productIds: readonly string[]): void {
  const remaining = Object.entries(store.read()).filter(([id]) => !productIds.includes(id));
  store.write(Object.fromEntries(remaining));
}

export function isSamePrice(a: SeenPrice, b: SeenPrice): boolean {
  return (
    a.discountedPricePaise === b.discountedPricePaise && a.unitPriceInclGstPaise === b.unitPriceInclGstPaise
  );
}

function parsePrices(stored: unknown): SeenPrices {
  const entries = Object.entries((stored ?? {}) as Record<string, Partial<SeenPrice> | null>).filter(
    (entry): entry is [string, SeenPrice] =>
      Number.isSafeInteger(entry[1]?.discountedPricePaise) &&
      Number.isSafeInteger(entry[1]?.unitPriceInclGstPaise),
  );
  return Object.fromEntries(entries);
}
