import { isWishQuantity } from '#domain/wish.ts';
import { readCart } from '#web/features/cart/cart-store.ts';
import { readWishes } from '#web/features/wishes/local-wishes.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { wantQuantity } from './want-quantity.ts';

const ID = /^[\w-]{1,64}$/;

/**
 * Notes the wish in the query of the cart, `ask=ID&quantity=12`: the cart gets as many of that product as it can hold,
 * and all of it is wanted. More that is noted already, perhaps by sizes, stays.
 * @returns the product's id, if it is in the cart
 */
export function noteAskedWish(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('ask') ?? '';
  const quantity = Number(query.get('quantity'));
  if (!ID.test(id) || !isWishQuantity(quantity)) return undefined;
  const wanted = Math.max(quantity, readWishes().lines[id]?.quantity ?? 0);
  const problem = wanted > (readCart().items[id] ?? 0) ? wantQuantity(id, wanted) : undefined;
  if (problem) {
    toast.error(text.cart.problems[problem], { id: problem });
    return undefined;
  }
  return id;
}
