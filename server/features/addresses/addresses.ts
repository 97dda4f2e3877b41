import { AppError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import type { AddressEntry, SavedAddress } from './presenter.ts';
import {
  countAddresses,
  deleteAccountAddress,
  findSameAddress,
  insertAddress,
  lockAddresses,
  moveAddresses,
  selectAddressesByAccount,
  updateAccountAddress,
} from './repository.ts';

const MAX_ADDRESSES = 100;

/** The buyer's saved addresses, oldest first. */
export async function listAddresses(database: Database, buyer: Buyer): Promise<SavedAddress[]> {
  return selectAddressesByAccount(database, buyer.id);
}

/**
 * Saves an address for the buyer's quote requests, unless the buyer has the same one already.
 * @throws AppError 'rate_limited' when the buyer has saved too many in this hour, or has as many as possible.
 */
export async function saveAddress(
  database: Database,
  limits: RateLimits,
  buyer: Buyer,
  entry: AddressEntry,
): Promise<SavedAddress> {
  await limits.consume('address saved by an account', buyer.id);
  const row = { id: newId(), accountId: buyer.id, ...entry };
  return retryTransaction(database, async (transaction) => {
    await lockAddresses(transaction, buyer.id);
    const same = await findSameAddress(transaction, buyer.id, entry);
    if (same) return same;
    if ((await countAddresses(transaction, buyer.id)) >= MAX_ADDRESSES) {
      throw new AppError(
        'rate_limited',
        `You have ${MAX_ADDRESSES} saved addresses, which is the maximum. Please delete one first.`,
      );
    }
    await insertAddress(transaction, row);
    return row;
  });
}

/**
 * Changes a saved address. Quote requests made with it keep their own copy.
 * @throws AppError 'not_found' when the buyer has no such address, even if somebody else has.
 */
export async function updateAddress(
  database: Database,
  buyer: Buyer,
  addressId: string,
  entry: AddressEntry,
): Promise<SavedAddress> {
  const row = await updateAccountAddress(database, buyer.id, addressId, entry);
  if (!row) throw createAddressNotFoundError();
  return row;
}

/** @throws AppError 'not_found' when the buyer has no such address, even if somebody else has. */
export async function deleteAddress(database: Database, buyer: Buyer, addressId: string): Promise<void> {
  if (!(await deleteAccountAddress(database, buyer.id, addressId))) throw createAddressNotFoundError();
}

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

/** Thrown for another buyer's address too, so that its existence is not revealed. */
export function createAddressNotFoundError(): AppError {
  return new AppError('not_found', 'Address not found.');
}
