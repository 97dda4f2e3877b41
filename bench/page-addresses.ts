import { createApiClient } from '#contract/client.ts';
import { categoryPath, productPath } from '#domain/page-paths.ts';

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
