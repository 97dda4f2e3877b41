import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { searchProducts } from './search-products.ts';
import { suggestProducts } from './suggest-products.ts';

export function searchRoutes(database: Database): HandlersOf<'searchProducts' | 'suggestProducts'> {
  return {
    searchProducts: ({ params, query }) => searchProducts(database, params.query, query),
    suggestProducts: ({ query }) => suggestProducts(database, query.q),
  };
}
