import { MAX_CART_LINES } from '#domain/cart.ts';
import { splitRemark } from '#domain/quick-order/line-remark.ts';
import { joinRemarks, readAllSizeCounts, sumSizeCounts, writeSizeCounts } from '#domain/size-counts.ts';
import { type LocalCart, readCart, writeCartItems } from '#web/features/cart/cart-store.ts';
import { saveSeenPrice } from '#web/features/cart/seen-prices.ts';
import { type LocalWishes, readWishes } from '#web/features/wishes/local-wishes.ts';
import { addWish, setLineWish } from '#web/features/wishes/wish-store.ts';
import {
  type ChosenItem,
  COUNTED,
  type LineProduct,
  type QuickLine,
  readQuantity,
  toWishTerms,
} from './quick-line.ts';

export type AddedItems = {
  /** How many products of the list are in the cart now. */
  count: number;
  /** Of how many more is wanted than a cart can hold, which is noted as a wish. */
  wishCount: number;
  /** How many products found no room. */
  leftOut: number;
  /** Those that are in the cart now. */
  products: LineProduct[];
  before: CartState;
  after: CartState;
};

/** Quantities and wishes by product id. */
export type CartState = { items: LocalCart['items']; wishes: LocalWishes['lines'] };

/**
 * Puts the items into the cart, 1 to 5 of each, and notes what is wanted beyond that. What the list says replaces what
 * was wanted before, so that doing it twice changes nothing.
 * @param last what was added before: after a second press, what was in the cart before the first can still be had back.
 */
export function addItemsToCart(items: readonly ChosenItem[], last?: AddedItems): AddedItems {
  const before = readState();
  const cart = { ...before.items };
  const asked: Record<string, number> = {};
  const leftOut = new Set<string>();
  for (const item of items) {
    const { productId, product, cartQuantity } = item;
    if (!(productId in cart) && Object.keys(cart).length >= MAX_CART_LINES) {
      leftOut.add(productId);
      continue;
    }
    asked[productId] = Math.max(asked[productId] ?? 0, cartQuantity);
    cart[productId] = asked[productId];
    saveSeenPrice(productId, product.price);
  }
  writeCartItems(cart);
  const added = items.filter(({ productId }) => !leftOut.has(productId));
  const cut = added.filter(({ isCut }) => isCut);
  for (const item of added) {
    const terms = toWishTerms(item);
    const wish = readWishes().lines[item.productId];
    const isNoted = item.isCut || terms.remark !== undefined;
    if (!isNoted && !wish) continue;
    // The sizes of the list replace those of a former one; what else was noted stays.
    const { counts: formerCounts, rest } = readAllSizeCounts(wish?.remark);
    const { counts, words } = item.sizes;
    const isUnitSame = item.unit === (wish?.unit ?? item.product.unit);
    const keepsSizes =
      !/\bsizes?\b/i.test(terms.remark ?? '') && isUnitSame && sumSizeCounts(formerCounts) === item.quantity;
    const others = rest.includes(words) ? rest : joinRemarks(words, rest);
    const remark = writeSizeCounts(keepsSizes ? formerCounts : counts, others) || undefined;
    const quantity = isNoted ? terms.quantity : undefined;
    setLineWish(item.productId, { unit: undefined, ...terms, quantity, remark });
  }
  const products = new Map(added.map(({ productId, product }) => [productId, product]));
  const after = readState();
  const isSecondPress = last !== undefined && isSame(last.after, after) && isSame(before, after);
  return {
    count: products.size,
    wishCount: cut.length,
    leftOut: leftOut.size,
    products: [...products.values()],
    before: isSecondPress ? last.before : before,
    after,
  };
}

function isSame(one: CartState, other: CartState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readState(): CartState {
  return { items: readCart().items, wishes: readWishes().lines };
}

/** Asks for a line that is not in the catalogue, in its own words. @returns whether there was room for it. */
export function askForLine(line: QuickLine): boolean {
  const quantity = readQuantity(line);
  const { remark } = splitRemark(line.typed);
  // Without a product there is no unit in which it is sold.
  const unit = line.unit || (line.isCounted ? COUNTED : '');
  return addWish({
    text: line.text || line.typed,
    ...(remark !== '' && { remark }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && { unit }),
  });
}
