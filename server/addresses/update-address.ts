import type { WireAddress, WireAddressEntry } from '#contract/addresses.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { noSuchAddress } from './no-such-address.ts';
import { addressFromWire, presentAddress } from './present.ts';
import { updateAddressOf } from './queries.ts';

/**
 * Changes a saved address. Quote requests made with it keep a copy of their own.
 * @throws Failure 'notFound' when the buyer has no such address, whether or not somebody else has.
 */
export async function updateAddress(
  database: Database,
  buyer: Buyer,
  addressId: string,
  entry: WireAddressEntry,
): Promise<WireAddress> {
  const row = await updateAddressOf(database, buyer.id, addressId, addressFromWire(entry));
  if (!row) throw noSuchAddress();
  return presentAddress(row, buyer.email);
}
