import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { deleteAddress, listAddresses, saveAddress, updateAddress } from './addresses.ts';

export function addressRoutes(
  database: Database,
): FeatureHandlers<'listAddresses' | 'saveAddress' | 'updateAddress' | 'deleteAddress'> {
  return {
    listAddresses: async (_, { buyer }) => ({ result: await listAddresses(database, buyer) }),
    saveAddress: async ({ body }, { buyer }) => ({
      msg: 'The address is saved.',
      result: await saveAddress(database, buyer, body),
    }),
    updateAddress: async ({ params, body }, { buyer }) => ({
      msg: 'The address is changed.',
      result: await updateAddress(database, buyer, params.id, body),
    }),
    deleteAddress: async ({ params }, { buyer }) => {
      await deleteAddress(database, buyer, params.id);
      return { msg: 'The address is deleted.' };
    },
  };
}
