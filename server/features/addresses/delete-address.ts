import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteAccountAddress } from './repository.ts';
import { createAddressNotFoundError } from './update-address.ts';

/** @throws AppError 'not_found' when the buyer has no such address, even if somebody else has. */
export async function deleteAddress(database: Database, buyer: Buyer, addressId: string): Promise<void> {
  if (!(await deleteAccountAddress(database, buyer.id, addressId))) throw createAddressNotFoundError();
}
