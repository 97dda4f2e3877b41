import { AppError } from '#contract/errors.ts';
import { applyCartChanges, type CartChanges, diffCarts, hasChanges } from '#domain/cart-changes.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { type AccountCart, getAccountCart, nameOwner } from './read-account-cart.ts';
import { lockCart, updateCart } from './repository.ts';

/** Of all devices together, each of which has at most 100. */
const MAX_ITEMS = 500;

/**
 * Applies the changes of one device.
 * @throws AppError 'rate_limited' when the cart would have too many products.
 */
export async function changeAccountCart(
  database: Database,
  buyer: Buyer,
  changes: CartChanges,
): Promise<AccountCart> {
  if (!hasChanges(changes)) return getAccountCart(database, buyer);
  const changed = await retryTransaction(database, async (transaction) => {
    const cart = await lockCart(transaction, buyer.id);
    const items = applyCartChanges(cart.items, changes);
    if (!hasChanges(diffCarts(cart.items, items))) return cart;
    const count = Object.keys(items).length;
    if (count > MAX_ITEMS && count > Object.keys(cart.items).length) {
      throw new AppError(
        'rate_limited',
        `The carts on your devices hold ${MAX_ITEMS} products in total, which is the maximum.`,
      );
    }
    const next = { version: cart.version + 1, items };
    await updateCart(transaction, buyer.id, next);
    return next;
  });
  return { ...changed, owner: nameOwner(buyer) };
}
