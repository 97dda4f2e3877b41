import type { WireProduct } from '#contract/catalogue.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { presentProduct } from './presenter.ts';
import { getProduct } from './read-products.ts';
import { selectProductsByListingNumbers } from './repository.ts';
import { selectSimilarListings } from './similar-queries.ts';

const MAX_PRODUCTS = 12;

/**
 * Up to 12 other products of the same sub-category, nearest in price first, then of the same category.
 * @throws AppError 'notFound' when there is no such product.
 */
export async function listSimilarProducts(database: Database, id: string): Promise<WireProduct[]> {
  await getProduct(database, id);
  const numbers = await selectSimilarListings(database, id, MAX_PRODUCTS);
  return (await selectProductsByListingNumbers(database, numbers)).map(presentProduct);
}
