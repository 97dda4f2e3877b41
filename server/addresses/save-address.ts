import type { WireAddress, WireAddressEntry } from '#contract/addresses.ts';
import type { Database } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { billingFromWire, presentAddress, shippingFromWire } from './present.ts';
import { insertAddress } from './queries.ts';

/** Keeps an address for the buyer's quote requests. Its e-mail is always the account's. */
export async function saveAddress(
  database: Database,
  buyer: Buyer,
  entry: WireAddressEntry,
): Promise<WireAddress> {
  const row = {
    id: newId(),
    accountId: buyer.id,
    customer: entry.address_customer,
    contactName: entry.address_name,
    phone: entry.address_phone,
    gstin: entry.address_gstin,
    billing: billingFromWire(entry.billing_address),
    shipping: shippingFromWire(entry.shipping_address),
  };
  await insertAddress(database, row);
  return presentAddress(row, buyer.email);
}
