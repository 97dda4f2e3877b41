import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { changeAs } from './change-as.ts';
import { deleteProduct } from './product-queries.ts';

/**
 * Takes a product out of the catalogue and off all wishlists. Orders keep their own copy.
 * @returns its title.
 * @throws Failure 'notFound' when there is no such product.
 */
export async function removeProduct(database: Database, operator: string, id: string): Promise<string> {
  return changeAs(database, operator, async (transaction) => {
    const product = await deleteProduct(transaction, id);
    if (!product) throw new AppError('notFound', `There is no product “${id}”.`);
    return product.title;
  });
}
