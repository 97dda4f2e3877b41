import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { changeAs } from './change-as.ts';
import { deleteProduct } from './product-queries.ts';

/**
 * Takes a product out of the catalogue and off all wishlists. Orders keep their own copy.
 * @returns its title.
 * @throws Failure 'not_found' when there is no such product.
 */
export async function removeProduct(database: Database, operator: string, id: string): Promise<string> {
  return changeAs(database, operator, async (transaction) => {
    const product = await deleteProduct(transaction, id);
    if (!product) throw new AppError('not_found', `There is no product “${id}”.`);
    return product.title;
  });
}
