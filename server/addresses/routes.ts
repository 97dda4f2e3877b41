import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { listAddresses } from './list-addresses.ts';
import { saveAddress } from './save-address.ts';

export function addressRoutes(database: Database): HandlersOf<'listAddresses' | 'saveAddress'> {
  return {
    listAddresses: async (_, { buyer }) => ({ result: await listAddresses(database, buyer) }),
    saveAddress: async ({ body }, { buyer }) => ({
      msg: 'The address is saved.',
      result: await saveAddress(database, buyer, body),
    }),
  };
}
