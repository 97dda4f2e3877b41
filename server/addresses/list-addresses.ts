import type { WireAddress } from '#contract/addresses.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { presentAddress } from './present.ts';
import { selectAddressesOf } from './queries.ts';

/** The buyer's saved addresses, oldest first. */
export async function listAddresses(database: Database, buyer: Buyer): Promise<WireAddress[]> {
  const rows = await selectAddressesOf(database, buyer.id);
  return rows.map((row) => presentAddress(row, buyer.email));
}
