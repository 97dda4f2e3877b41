import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { changeAccountCart } from './change-account-cart.ts';
import { getAccountCart } from './read-account-cart.ts';

export function cartRoutes(database: Database): FeatureHandlers<'getAccountCart' | 'changeAccountCart'> {
  return {
    getAccountCart: async (_, { buyer }) => getAccountCart(database, buyer),
    changeAccountCart: async ({ body }, { buyer }) => changeAccountCart(database, buyer, body),
  };
}
