import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { countAddresses, lockAddresses, moveAddresses } from './repository.ts';
import { MAX_ADDRESSES } from './save-address.ts';

/**
 * Gives the addresses of an account, except those that the other one has too, to the other one.
 * @throws AppError 'conflict' when together they have too many.
 */
export async function mergeAddresses(
  transaction: Transaction,
  fromAccountId: string,
  intoAccountId: string,
): Promise<void> {
  await lockAddresses(transaction, intoAccountId);
  await moveAddresses(transaction, fromAccountId, intoAccountId);
  const count = await countAddresses(transaction, intoAccountId);
  if (count > MAX_ADDRESSES)
    throw new AppError('conflict', `Together they have ${count} addresses; there can be ${MAX_ADDRESSES}.`);
}
