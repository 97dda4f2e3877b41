import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { listBestSellers } from './list-best-sellers.ts';
import {
  listProducts,
  listProductsOfBrand,
  listProductsOfCategory,
  listProductsOfCategoryNamed,
} from './list-products.ts';
import { listSimilarProducts } from './list-similar-products.ts';
import {
  presentCartProduct,
  presentCategory,
  presentListedProduct,
  presentProductDetail,
  presentProductPage,
  presentSubCategory,
} from './presenter.ts';
import { getCategory, getSubCategory, listCategories } from './read-categories.ts';
import { getProduct, listProductsByIds } from './read-products.ts';

export function catalogueRoutes(
  database: ReadDatabase,
): FeatureHandlers<
  | 'listCategories'
  | 'getCategory'
  | 'getSubCategory'
  | 'listBestSellers'
  | 'listProducts'
  | 'listProductsOfCategory'
  | 'listProductsOfCategoryNamed'
  | 'listProductsOfBrand'
  | 'getProduct'
  | 'getCartDetails'
  | 'listSimilarProducts'
  | 'listRecentlyViewed'
> {
  return {
    listCategories: async () => ({ result: (await listCategories(database)).map(presentCategory) }),
    getCategory: async ({ params }) => ({ result: presentCategory(await getCategory(database, params.id)) }),
    getSubCategory: async ({ params }) => ({
      result: presentSubCategory(await getSubCategory(database, params.id)),
    }),
    listBestSellers: async () => ({ result: (await listBestSellers(database)).map(presentListedProduct) }),
    listProducts: async ({ query }) => presentProductPage(await listProducts(database, query)),
    listProductsOfCategory: async ({ params, query }) =>
      presentProductPage(await listProductsOfCategory(database, params.id, query)),
    listProductsOfCategoryNamed: async ({ body, query }) =>
      presentProductPage(await listProductsOfCategoryNamed(database, body.pro_category, query)),
    listProductsOfBrand: async ({ params, query }) => {
      const { brandName, ...page } = await listProductsOfBrand(database, params.slug, query);
      return { ...presentProductPage(page), brand_name: brandName };
    },
    getProduct: async ({ params }) => ({
      product: presentProductDetail(await getProduct(database, params.id)),
    }),
    listSimilarProducts: async ({ params }) => ({
      result: (await listSimilarProducts(database, params.id)).map(presentListedProduct),
    }),
    listRecentlyViewed: async ({ body }) => ({
      result: (await listProductsByIds(database, body)).map(presentListedProduct),
    }),
    getCartDetails: async ({ body }) => ({
      result: (await listProductsByIds(database, body.ids)).map(presentCartProduct),
    }),
  };
}
