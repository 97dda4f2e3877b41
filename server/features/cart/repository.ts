import { eq, type SQL, sql } from 'drizzle-orm';
import type { CartItems } from '#domain/cart-changes.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { accountCarts } from '#server/platform/database/schema.ts';

const CART = { version: accountCarts.version, items: accountCarts.items };

export type StoredCart = { version: number; items: CartItems };

export async function findCart(db: DbExecutor, accountId: string): Promise<StoredCart | undefined> {
  const [cart] = await db.select(CART).from(accountCarts).where(eq(accountCarts.accountId, accountId));
  return cart;
}

/** The cart, created if there is none, which no other transaction can change until this one ends. */
export async function lockCart(transaction: Transaction, accountId: string): Promise<StoredCart> {
  const [cart] = await transaction
    .insert(accountCarts)
    .values({ accountId, version: 0, items: {} })
    .onConflictDoUpdate({ target: accountCarts.accountId, set: { version: accountCarts.version } })
    .returning(CART);
  if (!cart) throw new Error('The cart was not created.');
  return cart;
}

export async function updateCart(transaction: Transaction, accountId: string, cart: StoredCart) {
  await transaction.update(accountCarts).set(cart).where(eq(accountCarts.accountId, accountId));
}

export async function deleteCart(transaction: Transaction, accountId: string) {
  await transaction.delete(accountCarts).where(eq(accountCarts.accountId, accountId));
}

/**
 * Takes products out of the cart of an account, because they were requested: so they leave all devices. It is a part of
 * the statement that stores the request, which needs no further round trip.
 */
export function takeItemsSql(accountId: string, productIds: readonly string[]): SQL {
  const ids = sql`${sql.param(productIds)}::text[]`;
  return sql`
    update account_carts set items = items - ${ids}, version = version + 1
    where account_id = ${accountId} and items ?| ${ids}`;
}
