import { AppError } from '#contract/errors.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import { selectProduct, selectProductsByIds } from './repository.ts';

/** @throws AppError 'not_found' when there is no such product. */
export async function getProduct(database: ReadDatabase, id: string): Promise<ProductSnapshot> {
  const product = await selectProduct(database, id);
  if (!product) throw new AppError('not_found', 'Product not found.');
  return product;
}

/** The products with these ids, in the order of the ids, each once; unknown ids are skipped. */
export async function listProductsByIds(
  database: ReadDatabase,
  ids: readonly string[],
): Promise<ProductSnapshot[]> {
  const found = new Map((await selectProductsByIds(database, ids)).map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => {
    const product = found.get(id);
    return product ? [product] : [];
  });
}
