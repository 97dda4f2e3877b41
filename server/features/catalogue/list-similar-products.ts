import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import { getProduct } from './read-products.ts';
import { selectProductsByListingNumbers } from './repository.ts';
import { selectSimilarListings } from './similar-queries.ts';

const MAX_PRODUCTS = 12;

/**
 * Up to 12 other products of the same sub-category, nearest in price first, then of the same category.
 * @throws AppError 'not_found' when there is no such product.
 */
export async function listSimilarProducts(database: ReadDatabase, id: string): Promise<ProductSnapshot[]> {
  await getProduct(database, id);
  const numbers = await selectSimilarListings(database, id, MAX_PRODUCTS);
  return selectProductsByListingNumbers(database, numbers);
}
