import { AppError } from '#contract/errors.ts';
import { selectStoredProducts } from '#server/features/admin/product-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** @throws AppError 'not_found' when there is no such product. */
export async function getStoredProduct(database: DbExecutor, id: string) {
  const [product] = await selectStoredProducts(database, [id]);
  if (!product) throw new AppError('not_found', 'There is no such product in the catalogue.');
  return product;
}
