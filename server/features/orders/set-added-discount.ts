import { AppError } from '#contract/errors.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { HUNDRED_PERCENT_BPS } from '#domain/money.ts';
import { canAddDiscount } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { lockAnyOrder, updateAddedDiscount } from './operator-queries.ts';

export type AddedDiscount = {
  /** The full order id. */
  orderId: string;
  /** Percentage points on top of the product's own discount, in basis points; replaces an earlier added discount. */
  discountBps: number;
  changedBy: string;
};

/**
 * Sets an order's added discount, which is possible until the goods are shipped.
 * @returns the previous added discount, in basis points.
 * @throws AppError 'not_found' for an unknown order, 'conflict' once it is shipped or rejected, 'invalid_input' when
 * both discounts together would exceed the price.
 */
export async function setAddedDiscount(
  transaction: Transaction,
  { orderId, discountBps, changedBy }: AddedDiscount,
): Promise<number> {
  if (!Number.isInteger(discountBps) || discountBps < 0) {
    throw new AppError('invalid_input', 'A discount is a percentage from 0, with at most two decimals.');
  }
  const order = await lockAnyOrder(transaction, orderId);
  if (!order) throw new AppError('not_found', `There is no order ${orderId}.`);
  if (!canAddDiscount(order.status)) {
    throw new AppError(
      'conflict',
      `Order ${shortId(orderId)}… is ${order.status}; its discount cannot be changed any more.`,
    );
  }
  const productDiscountBps = order.product.discountBps;
  if (productDiscountBps + discountBps > HUNDRED_PERCENT_BPS) {
    throw new AppError(
      'invalid_input',
      `The product’s own discount is ${formatPercent(productDiscountBps)}; at most ${formatPercent(HUNDRED_PERCENT_BPS - productDiscountBps)} can be added.`,
    );
  }
  await updateAddedDiscount(transaction, { orderId, addedDiscountBps: discountBps, changedBy });
  return order.addedDiscountBps;
}
