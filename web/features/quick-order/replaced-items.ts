import { describeWishQuantity } from '#domain/describe-wish.ts';
import { readAllSizeCounts } from '#domain/size-counts.ts';
import { setQuantity } from '#web/features/cart/cart-store.ts';
import { clearLineWish, setLineWish } from '#web/features/wishes/wish-store.ts';
import type { AddedItems, CartState } from './add-items-to-cart.ts';
import type { LineProduct } from './quick-line.ts';

/** What a list has replaced of a product in the cart, in words: '48 pairs, size 8: 24, size 9: 24'. */
export type ReplacedItem = { product: LineProduct; former: string; now: string };

/** The products that the cart held with another quantity, unit or sizes than now. */
export function listReplacedItems({ products, before, after }: AddedItems): ReplacedItem[] {
  return products
    .filter(({ id }) => id in before.items)
    .map((product) => ({
      product,
      former: describeItem(product, before),
      now: describeItem(product, after),
    }))
    .filter(({ former, now }) => former !== now);
}

/** Gives the products what the cart held of them before, with all that was wanted of them then. */
export function restoreItems(replaced: readonly ReplacedItem[], { items, wishes }: CartState): void {
  for (const { product } of replaced) {
    setQuantity(product.id, items[product.id] ?? 1);
    clearLineWish(product.id);
    setLineWish(product.id, wishes[product.id] ?? {});
  }
}

function describeItem({ id, unit, unitName, unitPlural }: LineProduct, state: CartState): string {
  const wish = state.wishes[id] ?? {};
  const quantity = describeWishQuantity(
    { quantity: wish.quantity ?? state.items[id], unit: wish.unit === unit ? undefined : wish.unit },
    { singular: unitName, plural: unitPlural },
  );
  const sizes = readAllSizeCounts(wish.remark).written.replace('Size', 'size');
  return sizes === '' ? quantity : `${quantity}, ${sizes}`;
}
