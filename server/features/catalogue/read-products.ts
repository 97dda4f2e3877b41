import type { WireProduct } from '#contract/catalogue.ts';
import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { presentProduct } from './presenter.ts';
import { selectProduct, selectProductsByIds } from './repository.ts';

/** @throws AppError 'notFound' when there is no such product. */
export async function getProduct(database: Database, id: string): Promise<WireProduct> {
  const product = await selectProduct(database, id);
  if (!product) throw new AppError('notFound', 'There is no such product.');
  return presentProduct(product);
}

/** The products with these ids, in the order of the ids, each once; unknown ids are skipped. */
export async function listProductsByIds(database: Database, ids: readonly string[]): Promise<WireProduct[]> {
  const found = new Map((await selectProductsByIds(database, ids)).map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => {
    const product = found.get(id);
    return product ? [presentProduct(product)] : [];
  });
}
