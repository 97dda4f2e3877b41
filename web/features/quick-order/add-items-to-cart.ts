import { MAX_CART_LINES } from '#domain/cart.ts';
import { joinRemarks, readSizeCounts, writeSizeCounts } from '#domain/size-counts.ts';
import { readCart, writeCartItems } from '#web/features/cart/cart-store.ts';
import { saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import { readWishes } from '#web/features/wishes/local-wishes.ts';
import { addWish, setLineWish } from '#web/features/wishes/wish-store.ts';
import { type ChosenItem, type QuickLine, readQuantity, toWishTerms } from './quick-line.ts';

export type AddedItems = {
  /** How many products of the list are in the cart now. */
  count: number;
  /** Of how many more is wanted than a cart can hold, which is noted as a wish. */
  wishCount: number;
  /** How many products found no room. */
  leftOut: number;
};

/**
 * Puts the items into the cart, 1 to 5 of each, and notes what is wanted beyond that; doing it twice changes nothing.
 */
export function addItemsToCart(items: readonly ChosenItem[]): AddedItems {
  const cart = { ...readCart().items };
  const leftOut = new Set<string>();
  for (const { productId, product, cartQuantity } of items) {
    if (!(productId in cart) && Object.keys(cart).length >= MAX_CART_LINES) {
      leftOut.add(productId);
      continue;
    }
    cart[productId] = Math.max(cart[productId] ?? 0, cartQuantity);
    saveSeenPrice(productId, product.price);
  }
  writeCartItems(cart);
  const added = items.filter(({ productId }) => !leftOut.has(productId));
  const cut = added.filter(({ isCut }) => isCut);
  for (const item of added) {
    const terms = toWishTerms(item);
    if (!item.isCut && terms.remark === undefined) continue;
    // The sizes of the list replace those of a former one; what else was noted stays.
    const { rest } = readSizeCounts(readWishes().lines[item.productId]?.remark);
    const { counts, words } = item.sizes;
    const others = rest.includes(words) ? rest : joinRemarks(words, rest);
    const remark = writeSizeCounts(counts, others) || undefined;
    setLineWish(item.productId, { unit: undefined, ...terms, remark });
  }
  return {
    count: new Set(added.map(({ productId }) => productId)).size,
    wishCount: cut.length,
    leftOut: leftOut.size,
  };
}

/** Asks for a line that is not in the catalogue, in its own words. @returns whether there was room for it. */
export function askForLine(line: QuickLine): boolean {
  const quantity = readQuantity(line);
  return addWish({
    text: line.text || line.typed,
    ...(quantity !== undefined && { quantity }),
    ...(line.unit !== '' && { unit: line.unit }),
  });
}
