import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { addressFromWire, presentAddress } from './presenter.ts';
import { saveAddress } from './save-address.ts';
import { updateAddress } from './update-address.ts';

export function addressRoutes(
  database: Database,
  limits: RateLimits,
): FeatureHandlers<'listAddresses' | 'saveAddress' | 'updateAddress' | 'deleteAddress'> {
  return {
    listAddresses: async (_, { buyer }) => {
      const addresses = await listAddresses(database, buyer);
      return { result: addresses.map((address) => presentAddress(address, buyer.email)) };
    },
    saveAddress: async ({ body }, { buyer }) => {
      const saved = await saveAddress(database, limits, buyer, addressFromWire(body));
      return { msg: 'Address saved.', result: presentAddress(saved, buyer.email) };
    },
    updateAddress: async ({ params, body }, { buyer }) => {
      const changed = await updateAddress(database, buyer, params.id, addressFromWire(body));
      return { msg: 'Address updated.', result: presentAddress(changed, buyer.email) };
    },
    deleteAddress: async ({ params }, { buyer }) => {
      await deleteAddress(database, buyer, params.id);
      return { msg: 'Address deleted.' };
    },
  };
}
