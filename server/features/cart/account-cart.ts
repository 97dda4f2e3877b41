import { hash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { applyCartChanges, type CartChanges, diffCarts, hasChanges } from '#domain/cart-changes.ts';
import { listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteCart, findCart, lockCart, type StoredCart, updateCart } from './repository.ts';

/** Of all devices together, each of which has at most 100. */
const MAX_ITEMS = 500;

export type AccountCart = StoredCart & { owner: string };

/** The cart of the buyer's account; empty with version 0 if it was never changed. */
export async function getAccountCart(database: Database, buyer: Buyer): Promise<AccountCart> {
  const cart = await findCart(database, buyer.id);
  return { ...(cart ?? { version: 0, items: {} }), owner: nameOwner(buyer) };
}

/** The products of the cart by title or, if one has left the catalogue, by id. */
export async function listCartItems(database: Database, buyer: Buyer) {
  const { items } = await getAccountCart(database, buyer);
  const products = await listProductsByIds(database, Object.keys(items));
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return Object.entries(items).map(([id, quantity]) => ({ product: titles.get(id) ?? id, quantity }));
}

/**
 * Applies the changes of one device.
 * @throws AppError 'rate_limited' when it would have too many products.
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
        `The carts on your devices have ${MAX_ITEMS} products together, which is the maximum.`,
      );
    }
    const next = { version: cart.version + 1, items };
    await updateCart(transaction, buyer.id, next);
    return next;
  });
  return { ...changed, owner: nameOwner(buyer) };
}

/** Gives the cart of an account to another one, whose quantities take precedence. */
export async function mergeCarts(
  transaction: Transaction,
  fromAccountId: string,
  intoAccountId: string,
): Promise<void> {
  const from = await findCart(transaction, fromAccountId);
  if (!from) return;
  const into = await lockCart(transaction, intoAccountId);
  await updateCart(transaction, intoAccountId, {
    version: into.version + 1,
    items: { ...from.items, ...into.items },
  });
  await deleteCart(transaction, fromAccountId);
}

/** The account as a browser remembers it after the logout: not by its id. */
function nameOwner({ id }: Buyer): string {
  return hash('sha256', `cart of ${id}`, 'base64url');
}
