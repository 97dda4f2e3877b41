import type { WireAddress, WireAddressEntry } from '#contract/addresses.ts';
import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { addressFromWire, presentAddress } from './presenter.ts';
import {
  deleteAccountAddress,
  insertAddress,
  selectAddressesByAccount,
  updateAccountAddress,
} from './repository.ts';

/** The buyer's saved addresses, oldest first. */
export async function listAddresses(database: Database, buyer: Buyer): Promise<WireAddress[]> {
  const rows = await selectAddressesByAccount(database, buyer.id);
  return rows.map((row) => presentAddress(row, buyer.email));
}

/** Saves an address for the buyer's quote requests. */
export async function saveAddress(
  database: Database,
  buyer: Buyer,
  entry: WireAddressEntry,
): Promise<WireAddress> {
  const row = { id: newId(), accountId: buyer.id, ...addressFromWire(entry) };
  await insertAddress(database, row);
  return presentAddress(row, buyer.email);
}

/**
 * Changes a saved address. Quote requests made with it keep their own copy.
 * @throws AppError 'notFound' when the buyer has no such address, even if somebody else has.
 */
export async function updateAddress(
  database: Database,
  buyer: Buyer,
  addressId: string,
  entry: WireAddressEntry,
): Promise<WireAddress> {
  const row = await updateAccountAddress(database, buyer.id, addressId, addressFromWire(entry));
  if (!row) throw createAddressNotFoundError();
  return presentAddress(row, buyer.email);
}

/** @throws AppError 'notFound' when the buyer has no such address, even if somebody else has. */
export async function deleteAddress(database: Database, buyer: Buyer, addressId: string): Promise<void> {
  if (!(await deleteAccountAddress(database, buyer.id, addressId))) throw createAddressNotFoundError();
}

/** Thrown for another buyer's address too, so that its existence is not revealed. */
export function createAddressNotFoundError(): AppError {
  return new AppError('notFound', 'There is no such address.');
}
