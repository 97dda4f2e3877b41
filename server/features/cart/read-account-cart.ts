import { hash } from 'node:crypto';
import { listProductsByIds } from '#server/features/catalogue/read-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { findCart, type StoredCart } from './repository.ts';

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

/** The account as a browser remembers it after the logout: not by its id. */
export function nameOwner({ id }: Buyer): string {
  return hash('sha256', `cart of ${id}`, 'base64url');
}
