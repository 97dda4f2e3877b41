import { AppError } from '#contract/errors.ts';
import { replaceProductRating } from '#server/features/catalogue/rating-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { lockBuyerOrder, updateRating } from './repository.ts';

/**
 * Stores the buyer's rating of a delivered order's product; it replaces an earlier one.
 * @returns the message for the buyer.
 * @throws AppError 'not_found' when the buyer has no such order, 'conflict' before delivery, or when it is
 * not of the catalogue.
 */
export async function rateProduct(
  database: Database,
  buyer: Buyer,
  orderId: string,
  rating: number,
): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    const order = await lockBuyerOrder(transaction, buyer.id, orderId);
    if (!order) throw new AppError('not_found', 'Order not found.');
    if (order.status !== 'Delivered') {
      throw new AppError('conflict', 'You can rate this product once it is delivered.');
    }
    if (order.productId === null) {
      throw new AppError('conflict', 'This is not a product of our catalogue, so it cannot be rated.');
    }
    await updateRating(transaction, orderId, rating);
    await replaceProductRating(transaction, order.productId, order.rating, rating);
  });
  return 'Thank you for your rating.';
}
