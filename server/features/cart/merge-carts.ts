import type { Transaction } from '#server/platform/database/connection.ts';
import { deleteCart, findCart, lockCart, updateCart } from './repository.ts';

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
