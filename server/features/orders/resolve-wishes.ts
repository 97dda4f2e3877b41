import { AppError, invalidField } from '#contract/errors.ts';
import { PRODUCT_UNAVAILABLE } from '#contract/orders.ts';
import type { WireRequestTerms, WireWish, WireWishTerms } from '#contract/wishes.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { isEmptyWish, type RequestTerms, type Wish, type WishTerms } from '#domain/wish.ts';
import type { ProductSnapshot, StoredWish } from '#server/platform/database/schema.ts';
import { requestTermsFromWire, wishFromWire, wishTermsFromWire } from './wishes-from-wire.ts';

export type WireWishes = WireRequestTerms & {
  line_wishes?: Record<string, WireWishTerms> | undefined;
  wishes?: WireWish[] | undefined;
};

/** What a quote request says beyond its cart, as it is stored: null for nothing. */
export type RequestWishes = {
  /** By product id. */
  lineWishes: ReadonlyMap<string, WishTerms>;
  wishes: StoredWish[] | null;
  requestTerms: RequestTerms | null;
};

export function listWishedProductIds({ wishes = [] }: WireWishes): string[] {
  return wishes.flatMap(({ product }) => product ?? []);
}

/**
 * Reads the wishes of a quote request, with the catalogue's products.
 * @throws AppError 'conflict' when a product was removed, 'invalid_input' when something is needed on a day that is
 * over.
 */
export function resolveWishes(
  wire: WireWishes,
  catalogue: readonly ProductSnapshot[],
  now: Date,
): RequestWishes {
  const today = formatIsoDay(now);
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const requestTerms = requestTermsFromWire(wire);
  assertNotOver('request_needed_by', requestTerms.neededBy, today);
  const lineWishes = Object.entries(wire.line_wishes ?? {}).map(([productId, terms]) => {
    assertNotOver(`line_wishes.${productId}.needed_by`, terms.needed_by, today);
    return [productId, wishTermsFromWire(terms)] as const;
  });
  const wishes = (wire.wishes ?? []).map((wish, index) => {
    assertNotOver(`wishes.${index}.needed_by`, wish.needed_by, today);
    assertNotOver(`wishes.${index}.rental.until`, wish.rental?.until, today);
    return toStoredWish(wishFromWire(wish), products);
  });
  return {
    lineWishes: new Map(lineWishes.filter(([, terms]) => !isEmptyWish(terms))),
    wishes: wishes.length > 0 ? wishes : null,
    requestTerms: isEmptyWish(requestTerms) ? null : requestTerms,
  };
}

function toStoredWish(
  { productId, ...wish }: Wish,
  products: ReadonlyMap<string, ProductSnapshot>,
): StoredWish {
  if (productId === undefined) return wish;
  const product = products.get(productId);
  if (!product) throw new AppError('conflict', PRODUCT_UNAVAILABLE, { prices: { [productId]: null } });
  const { id, title, brand, model } = product;
  return { ...wish, product: { id, title, brand, model } };
}

function assertNotOver(field: string, day: string | undefined, today: string): void {
  if (day !== undefined && day < today) throw invalidField(field, 'Please choose today or a later date.');
}
