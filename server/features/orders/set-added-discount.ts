import { AppError } from '#contract/errors.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { priceOrder } from '#domain/order-price.ts';
import { canAddDiscount } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { lockAnyOrder, updateAddedDiscount } from './operator-queries.ts';
import { type PriceEntry, toAddedDiscount } from './price-entry.ts';

/** A price that was entered for an order, by its full id. It replaces an added discount or agreed price. */
export type AddedDiscount = PriceEntry & { orderId: string; changedBy: string };

/**
 * Sets an order's added discount, which is possible until the goods are shipped; once it is confirmed, only to lower
 * the price. The buyer is notified of a new price by mail, of all orders of a quote request in one transaction by one.
 * @returns the added discount before and after, in micro basis points.
 * @throws AppError 'not_found' for an unknown order, 'conflict' once it is shipped or rejected and when a confirmed
 * price would not be lower, 'invalid_input' as `toAddedDiscount`.
 */
export async function setAddedDiscount(
  transaction: Transaction,
  { orderId, changedBy, ...entry }: AddedDiscount,
): Promise<{ before: number; after: number }> {
  const order = await lockAnyOrder(transaction, orderId);
  if (!order) throw new AppError('not_found', `There is no order ${orderId}.`);
  if (!canAddDiscount(order.status)) {
    throw new AppError(
      'conflict',
      `Order ${shortId(orderId)}… is ${order.status}; its price can no longer be changed.`,
    );
  }
  const before = order.addedDiscountMicroBps;
  const after = toAddedDiscount(order.product, entry);
  if (after === before) return { before, after };
  const getPrice = (addedDiscountMicroBps: number) =>
    priceOrder({ ...order.product, quantity: 1, addedDiscountMicroBps }).discountedPricePaise;
  const oldPrice = getPrice(before);
  const newPrice = getPrice(after);
  if (order.status === 'Confirmed' && newPrice >= oldPrice) {
    throw new AppError(
      'conflict',
      `Order ${shortId(orderId)}… is confirmed at ${formatRupeesShort(oldPrice)} before GST, so its price can only be lowered, not set to ${formatRupeesShort(newPrice)}. To charge more, reject the order and ask the buyer for a new request.`,
    );
  }
  await updateAddedDiscount(transaction, { orderId, addedDiscountMicroBps: after, changedBy });
  if (newPrice !== oldPrice) {
    const change = { orderId, formerAddedDiscountMicroBps: before };
    await enqueue(transaction, 'price-changes-mail', [change], { mergeKey: order.quoteRequestId });
  }
  return { before, after };
}
