import type { WireAddress, WireAddressEntry } from '#contract/addresses.ts';
import type { Database } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { addressFromWire, presentAddress } from './present.ts';
import { insertAddress } from './queries.ts';

/** Keeps an address for the buyer's quote requests. */
export async function saveAddress(
  database: Database,
  buyer: Buyer,
  entry: WireAddressEntry,
): Promise<WireAddress> {
  const row = { id: newId(), accountId: buyer.id, ...addressFromWire(entry) };
  await insertAddress(database, row);
  return presentAddress(row, buyer.email);
}
