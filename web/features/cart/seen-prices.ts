import type { UnitPrice } from '#domain/pricing.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** What one piece cost when the buyer put it into the cart, in paise. */
export type SeenPrice = Pick<UnitPrice, 'discountedPricePaise' | 'unitPriceInclGstPaise'>;

/** Product id → the price seen. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>;

/** Beside the cart and not in it: the cart is sent to the server as it stands. */
const store = createLocalStore('udyoghaat_cart_prices', parsePrices);

export const useSeenPrices = store.useValue;

export function saveSeenPrice(productId: string, price: SeenPrice): void {
  const { discountedPricePaise, unitPriceInclGstPaise } = price;
  store.write({ ...store.read(), [productId]: { discountedPricePaise, unitPriceInclGstPaise } });
}

export function removeSeenPrices(productIds: readonly string[]): void {
  const kept = Object.entries(store.read()).filter(([id]) => !productIds.includes(id));
  store.write(Object.fromEntries(kept));
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
