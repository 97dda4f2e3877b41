import { createApiClient } from '#contract/client.ts';
import { categoryPath, comparePath, productPath, subCategoryPath } from '#domain/page-paths.ts';

/** One page of each kind, in a shop that is running. */
export async function findPageAddresses(url: string) {
  const { products } = await createApiClient({ apiUrl: url }).listProducts({ query: { limit: '1' } });
  const [product] = products;
  if (!product) throw new Error('The shop has no products.');
  return {
    home: '/',
    category: categoryPath(product.pro_category_id, product.pro_category),
    'list of 48': '/products',
    product: productPath(product._id, product.pro_title, 'DEMO'),
    search: '/search?query=drill',
  };
}

/** A sub-category as a table, and a comparison of its first products. */
export async function findTableAddresses(url: string) {
  const { products } = await createApiClient({ apiUrl: url }).listProducts({ query: { limit: '3' } });
  const [product] = products;
  if (!product) throw new Error('The shop has no products.');
  const category = categoryPath(product.pro_category_id, product.pro_category);
  return {
    table: `${subCategoryPath(category, product.pro_subcategory_id, product.pro_subcategory)}&view=table`,
    compare: comparePath(products.map(({ _id }) => _id)),
  };
}
