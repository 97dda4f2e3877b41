import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { getProduct } from './read-products.ts';
import { selectSimilarProducts } from './similar-queries.ts';

/**
 * Up to 12 other products of the same sub-category, nearest in price first, then of the same category; those of the
 * same family last.
 * @throws AppError 'not_found' when there is no such product.
 */
export async function listSimilarProducts(database: ReadDatabase, id: string): Promise<CatalogueProduct[]> {
  const similar = await selectSimilarProducts(database, id);
  // Only a product without similar ones may not exist.
  if (similar.length === 0) await getProduct(database, id);
  return similar;
}
