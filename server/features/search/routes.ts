import { presentProductPage } from '#server/features/catalogue/presenter.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { searchProducts } from './search-products.ts';
import { suggestProducts } from './suggest-products.ts';

export function searchRoutes(database: ReadDatabase): FeatureHandlers<'searchProducts' | 'suggestProducts'> {
  return {
    searchProducts: async ({ params, query }) => {
      const { corrected, ...page } = await searchProducts(database, params.query, query);
      return { ...presentProductPage(page), corrected };
    },
    suggestProducts: ({ query }) => suggestProducts(database, query.q),
  };
}
