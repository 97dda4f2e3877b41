import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { searchProducts } from './search-products.ts';
import { suggestProducts } from './suggest-products.ts';

export function searchRoutes(database: Database): FeatureHandlers<'searchProducts' | 'suggestProducts'> {
  return {
    searchProducts: ({ params, query }) => searchProducts(database, params.query, query),
    suggestProducts: ({ query }) => suggestProducts(database, query.q),
  };
}
