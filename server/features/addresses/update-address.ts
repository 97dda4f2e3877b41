import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { AddressEntry, SavedAddress } from './presenter.ts';
import { updateAccountAddress } from './repository.ts';

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

/** Thrown for another buyer's address too, so that its existence is not revealed. */
export function createAddressNotFoundError(): AppError {
  return new AppError('not_found', 'Address not found.');
}
