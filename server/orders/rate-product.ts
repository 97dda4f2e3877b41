import { Failure } from '#contract/errors.ts';
import { replaceProductRating } from '#server/catalogue/product-ratings.ts';
import type { Database } from '#server/database/connect.ts';
import { retryTransaction } from '#server/database/retry-transaction.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { lockOrder, updateRating } from './queries.ts';

/**
 * Keeps the buyer's rating of a delivered order's product, in place of an earlier one.
 * @throws Failure 'notFound' when the buyer has no such order, 'conflict' before delivery.
 */
export async function rateProduct(
  database: Database,
  buyer: Buyer,
  orderId: string,
  rating: number,
): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, buyer.id, orderId);
    if (!order) throw new Failure('notFound', 'There is no such order.');
    if (order.status !== 'Delivered') {
      throw new Failure('conflict', 'You can rate this product once it is delivered.');
    }
    await updateRating(transaction, orderId, rating);
    await replaceProductRating(transaction, order.productId, order.rating, rating);
  });
  return 'Thank you for your rating.';
}
