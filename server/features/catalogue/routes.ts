import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { listBestSellers } from './list-best-sellers.ts';
import { listProducts, listProductsOfCategory, listProductsOfCategoryNamed } from './list-products.ts';
import { listSimilarProducts } from './list-similar-products.ts';
import { getCategory, getSubCategory, listCategories } from './read-categories.ts';
import { getProduct, listProductsByIds } from './read-products.ts';

export function catalogueRoutes(
  database: Database,
): FeatureHandlers<
  | 'listCategories'
  | 'getCategory'
  | 'getSubCategory'
  | 'listBestSellers'
  | 'listProducts'
  | 'listProductsOfCategory'
  | 'listProductsOfCategoryNamed'
  | 'getProduct'
  | 'getCartDetails'
  | 'listSimilarProducts'
  | 'listRecentlyViewed'
> {
  return {
    listCategories: async () => ({ result: await listCategories(database) }),
    getCategory: async ({ params }) => ({ result: await getCategory(database, params.id) }),
    getSubCategory: async ({ params }) => ({ result: await getSubCategory(database, params.id) }),
    listBestSellers: async () => ({ result: await listBestSellers(database) }),
    listProducts: ({ query }) => listProducts(database, query),
    listProductsOfCategory: ({ params, query }) => listProductsOfCategory(database, params.id, query),
    listProductsOfCategoryNamed: ({ body, query }) =>
      listProductsOfCategoryNamed(database, body.pro_category, query),
    getProduct: async ({ params }) => ({ product: await getProduct(database, params.id) }),
    listSimilarProducts: async ({ params }) => ({ result: await listSimilarProducts(database, params.id) }),
    listRecentlyViewed: async ({ body }) => ({ result: await listProductsByIds(database, body) }),
    getCartDetails: async ({ body }) => ({ result: await listProductsByIds(database, body.ids) }),
  };
}
