import { MAX_CART_QUANTITY, MIN_CART_QUANTITY } from '#domain/cart.ts';
import { isWishQuantity } from '#domain/wish.ts';
import { readCart, setQuantity } from '#web/features/cart/cart-store.ts';
import { setLineWish } from '#web/features/wishes/wish-store.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

const ID = /^[\w-]{1,64}$/;

/**
 * Notes the wish in the query of the cart, `ask=ID&quantity=12`: the cart gets as many of that product as it can hold,
 * and all of it is wanted.
 * @returns the product's id, if it is in the cart
 */
export function noteAskedWish(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('ask') ?? '';
  const quantity = Number(query.get('quantity'));
  if (!ID.test(id) || !isWishQuantity(quantity)) return undefined;
  const inCart = Math.min(Math.max(Math.floor(quantity), MIN_CART_QUANTITY), MAX_CART_QUANTITY);
  const problem = id in readCart().items ? undefined : setQuantity(id, inCart);
  if (problem) {
    toast.error(text.cart.problems[problem], { id: problem });
    return undefined;
  }
  setLineWish(id, { quantity });
  return id;
}
