import { AppError } from '#contract/errors.ts';
import { addQuantities, subtractQuantity } from '#domain/dispatch/quantity-sum.ts';
import { formatDay } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { type LockedOrder, lockOrders, replaceShipmentLines } from './repository.ts';

/** What was in a shipment of an order; 0 for nothing. */
export type ContentsLine = { orderId: string; quantity: number };

/**
 * Corrects what was in a shipment that has not arrived. An order of which all has left by that is Shipped; a Shipped
 * one stays so, because statuses do not go back, and the rest of it can be sent.
 * @param lines those that were wrong.
 * @throws AppError 'conflict' when it has arrived, or when more of an order would have left than it has;
 * 'invalid_input' for the same order twice, or if nothing would be left in it; 'not_found' for an order of another
 * request.
 */
export async function correctContents(
  transaction: Transaction,
  { id, quoteRequestId, name, deliveredAt, lines: former }: Shipment,
  lines: readonly ContentsLine[],
  operator: string,
): Promise<void> {
  if (deliveredAt !== null) {
    const message = `${name} was delivered on ${formatDay(deliveredAt)}, so its contents can no longer be changed.`;
    throw new AppError('conflict', message);
  }
  if (new Set(lines.map(({ orderId }) => orderId)).size < lines.length) {
    throw new AppError('invalid_input', 'The same order is named twice.');
  }
  const orders = await lockOrders(transaction, quoteRequestId);
  const contents = new Map(former.map(({ orderId, quantity }) => [orderId, quantity]));
  const completed: string[] = [];
  for (const { orderId, quantity } of lines) {
    const order = orders.find((one) => one.id === orderId);
    if (!order)
      throw new AppError('not_found', `Order ${shortId(orderId)}… is not part of this quote request.`);
    const elsewhere = subtractQuantity(order.sent, contents.get(orderId) ?? 0);
    assertFits(order, { quantity, elsewhere });
    contents.set(orderId, quantity);
    const isAll = addQuantities([elsewhere, quantity]) === order.quantity;
    if (isAll && order.status === 'Confirmed') completed.push(orderId);
  }
  const kept = [...contents].filter(([, quantity]) => quantity > 0);
  if (kept.length === 0) throw new AppError('invalid_input', 'A shipment needs at least one order.');
  await replaceShipmentLines(
    transaction,
    id,
    kept.map(([orderId, quantity]) => ({ orderId, quantity })),
  );
  for (const orderId of completed) {
    const change = {
      orderId,
      newStatus: 'Shipped',
      changedBy: operator,
      reason: '',
      isSilent: true,
    } as const;
    await changeOrderStatus(transaction, change);
  }
}

/** @param elsewhere what has left of the order with other shipments. */
function assertFits(
  { product, status, quantity: ordered }: LockedOrder,
  { quantity, elsewhere }: { quantity: number; elsewhere: number },
): void {
  const name = `“${product.title}”`;
  if (status !== 'Confirmed' && status !== 'Shipped')
    throw new AppError('conflict', `${name} is ${status}; what was sent of it can no longer be changed.`);
  const most = subtractQuantity(ordered, elsewhere);
  if (quantity > most)
    throw new AppError('conflict', `Of ${name}, at most ${most} of ${ordered} can be in this shipment.`);
  if (status === 'Shipped' && quantity === 0 && elsewhere === 0)
    throw new AppError('conflict', `${name} is Shipped, so some of it must have been sent.`);
}
