import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { noSuchAddress } from './no-such-address.ts';
import { deleteAddressOf } from './queries.ts';

/** @throws Failure 'notFound' when the buyer has no such address, whether or not somebody else has. */
export async function deleteAddress(database: Database, buyer: Buyer, addressId: string): Promise<void> {
  if (!(await deleteAddressOf(database, buyer.id, addressId))) throw noSuchAddress();
}
