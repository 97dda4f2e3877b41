import type { ProductListQuery } from '#contract/catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { presentProduct } from './present.ts';
import { type ProductFilter, selectCategoryIdByName, selectPageOfProducts } from './queries.ts';
import { getCategory } from './read-categories.ts';

/** One page of all products. */
export async function listProducts(database: Database, query: ProductListQuery) {
  return listPage(database, {}, query);
}

/**
 * One page of a category's products.
 * @throws Failure 'notFound' when there is no such category.
 */
export async function listProductsOfCategory(
  database: Database,
  categoryId: string,
  query: ProductListQuery,
) {
  await getCategory(database, categoryId);
  return listPage(database, { categoryId }, query);
}

/** One page of the products of the category with this name; none when no category has it. */
export async function listProductsOfCategoryNamed(database: Database, name: string, query: ProductListQuery) {
  const categoryId = await selectCategoryIdByName(database, name);
  if (categoryId === undefined) return { products: [], total: 0, page: query.page, limit: query.limit };
  return listPage(database, { categoryId }, query);
}

async function listPage(database: Database, filter: ProductFilter, query: ProductListQuery) {
  const { sid, ...page } = query;
  const narrowed = sid === undefined ? filter : { ...filter, subCategoryId: sid };
  const { rows, total } = await selectPageOfProducts(database, narrowed, page);
  return { products: rows.map(presentProduct), total, page: page.page, limit: page.limit };
}
