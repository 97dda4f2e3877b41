import { redirect } from 'react-router';
import type { ApiClient } from '#contract/client.ts';
import { type CartLine, type CartTotals, totalCart } from '#domain/cart.ts';
import { SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { addressFromWire, type SavedAddress } from '#web/features/address/address.ts';
import { type LocalCart, readCart } from '#web/features/cart/cart-store.ts';
import { removeFromCart } from '#web/features/cart/remove-from-cart.ts';
import { type WishedProduct, wishedProductFromWire } from '#web/features/product/wished-product.ts';
import { type Profile, profileFromWire } from '#web/features/session/profile.ts';
import { readWishes } from '#web/features/wishes/local-wishes.ts';

export type QuoteLine = CartLine & { product: WishedProduct };

/** The data of the quotation page, which is submitted as a quote request. */
export type Quotation = {
  profile: Profile;
  addresses: SavedAddress[];
  cart: LocalCart;
  lines: QuoteLine[];
  totals: CartTotals;
  /** The number of products that were removed from the cart because they are no longer in the catalogue. */
  unavailableCount: number;
};

/**
 * Loads the quotation for the current cart. Products that are no longer in the catalogue are removed from the cart.
 * @throws a redirect to /something-wrong when neither a product nor a wish is left
 */
export async function loadQuotation(api: ApiClient): Promise<Quotation> {
  const { items } = readCart();
  const ids = Object.keys(items);
  const hasWishes = readWishes().others.length > 0;
  const [session, addresses, products] = await Promise.all([
    api.verifySession(),
    api.listAddresses(),
    ids.length > 0 ? api.getCartDetails({ body: { ids } }) : { result: [] },
  ]);
  const productsById = new Map(
    products.result.map((product) => [product._id, wishedProductFromWire(product)]),
  );
  const lines = ids.flatMap((id) => {
    const product = productsById.get(id);
    const quantity = items[id];
    return product && quantity ? [{ ...product.price, quantity, product }] : [];
  });
  if (lines.length === 0 && !hasWishes) throw redirect(SOMETHING_WRONG_PATH);
  removeFromCart(ids.filter((id) => !productsById.has(id)));
  return {
    profile: profileFromWire(session.userInfo),
    addresses: addresses.result.map(addressFromWire),
    cart: cartFromLines(lines),
    lines,
    totals: totalCart(lines),
    unavailableCount: ids.length - lines.length,
  };
}

/** Whether the quotation has the same products and quantities as the cart. */
export function matchesCart(quotation: Quotation, { items }: LocalCart): boolean {
  const quoted = quotation.cart.items;
  return (
    Object.keys(quoted).length === Object.keys(items).length &&
    Object.entries(quoted).every(([id, quantity]) => items[id] === quantity)
  );
}

function cartFromLines(lines: readonly QuoteLine[]): LocalCart {
  const items = Object.fromEntries(lines.map((line) => [line.product.id, line.quantity]));
  return { items, Totalitems: lines.length };
}
