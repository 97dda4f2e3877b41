import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { deleteProduct } from './product-queries.ts';
import { runAsOperator } from './run-as-operator.ts';

/**
 * Removes a product from the catalogue and from all wishlists. Orders keep their own copy.
 * @returns the product's title.
 * @throws AppError 'not_found' when there is no such product.
 */
export async function removeProduct(database: Database, operator: string, id: string): Promise<string> {
  return runAsOperator(database, operator, async (transaction) => {
    const product = await deleteProduct(transaction, id);
    if (!product) throw new AppError('not_found', `There is no product “${id}”.`);
    return product.title;
  });
}
