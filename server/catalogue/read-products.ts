import type { WireProduct } from '#contract/catalogue.ts';
import { Failure } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { presentProduct } from './present.ts';
import { selectProduct, selectProductsByIds } from './queries.ts';

/** @throws Failure 'notFound' when there is no such product. */
export async function getProduct(database: Database, id: string): Promise<WireProduct> {
  const product = await selectProduct(database, id);
  if (!product) throw new Failure('notFound', 'There is no such product.');
  return presentProduct(product);
}

/** The products with these ids, in the ids' order, each once; ids of no product are left out. */
export async function findProductsInOrder(
  database: Database,
  ids: readonly string[],
): Promise<WireProduct[]> {
  const found = new Map((await selectProductsByIds(database, ids)).map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => {
    const product = found.get(id);
    return product ? [presentProduct(product)] : [];
  });
}
