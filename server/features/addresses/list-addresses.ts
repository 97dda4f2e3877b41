import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { SavedAddress } from './presenter.ts';
import { selectAddressesByAccount } from './repository.ts';

/** The buyer's saved addresses, oldest first. */
export async function listAddresses(database: Database, buyer: Buyer): Promise<SavedAddress[]> {
  return selectAddressesByAccount(database, buyer.id);
}
