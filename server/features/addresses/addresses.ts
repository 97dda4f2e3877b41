import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { AddressEntry, SavedAddress } from './presenter.ts';
import {
  deleteAccountAddress,
  insertAddress,
  selectAddressesByAccount,
  updateAccountAddress,
} from './repository.ts';

/** The buyer's saved addresses, oldest first. */
export async function listAddresses(database: Database, buyer: Buyer): Promise<SavedAddress[]> {
  return selectAddressesByAccount(database, buyer.id);
}

/** Saves an address for the buyer's quote requests. */
export async function saveAddress(
  database: Database,
  buyer: Buyer,
  entry: AddressEntry,
): Promise<SavedAddress> {
  const row = { id: newId(), accountId: buyer.id, ...entry };
  await insertAddress(database, row);
  return row;
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

/** Thrown for another buyer's address too, so that its existence is not revealed. */
export function createAddressNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such address.');
}
