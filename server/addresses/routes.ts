import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { saveAddress } from './save-address.ts';
import { updateAddress } from './update-address.ts';

export function addressRoutes(
  database: Database,
): HandlersOf<'listAddresses' | 'saveAddress' | 'updateAddress' | 'deleteAddress'> {
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
