import { shipmentDetails, type WireShipmentDetails } from '#contract/dispatch.ts';
import { AppError } from '#contract/errors.ts';
import { subtractQuantity } from '#domain/dispatch/quantity-sum.ts';
import { shortId } from '#domain/short-id.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { getShipment } from './get-shipment.ts';
import { insertShipment, type LockedOrder, lockOrders } from './repository.ts';
import { toShipmentColumns } from './shipment-details.ts';

export type ShipmentEntry = {
  quoteRequestId: string;
  /** What leaves: of each order a quantity or, without one, all that has not left yet. */
  lines: readonly { orderId: string; quantity?: number | undefined }[];
  details: WireShipmentDetails;
  /** Now, unless it was earlier. */
  sentAt?: Date | undefined;
  operator: string;
  /** Sends the buyer no mail. */
  isSilent?: boolean | undefined;
};

/**
 * Records what leaves of confirmed orders of one quote request. An order of which all has left is Shipped.
 * @throws AppError 'conflict' for an order that is not confirmed, or for more than is left of it; 'invalid_input' for a
 * wrong detail, the same order twice or a day in the future; 'not_found' for an order of another request.
 */
export async function createShipment(transaction: Transaction, entry: ShipmentEntry): Promise<Shipment> {
  const { quoteRequestId, operator, isSilent = false } = entry;
  const details = validate(shipmentDetails, entry.details);
  const { now } = await lockConversation(transaction, quoteRequestId);
  const { sentAt = now } = entry;
  if (sentAt > now) throw new AppError('invalid_input', 'Goods cannot be sent on a future date.');
  const lines = resolveLines(await lockOrders(transaction, quoteRequestId), entry.lines);
  const id = newId();
  const shipment = { id, quoteRequestId, sentAt, madeBy: operator, ...toShipmentColumns(details) };
  await insertShipment(transaction, shipment, lines);
  for (const { orderId } of lines.filter(({ isCompleted }) => isCompleted)) {
    const reason = details.note ?? '';
    await changeOrderStatus(transaction, {
      orderId,
      newStatus: 'Shipped',
      changedBy: operator,
      reason,
      isSilent: true,
    });
  }
  const sent = await getShipment(transaction, id);
  await appendEvent(transaction, {
    quoteRequestId,
    kind: 'shipped',
    madeBy: 'operator',
    actor: operator,
    detail: { shipment: sent.number, lines: lines.map(({ orderId, quantity }) => ({ orderId, quantity })) },
  });
  if (!isSilent) {
    await enqueue(transaction, 'quotation-mail', { quoteRequestId, about: 'shipped', shipmentId: id });
  }
  return sent;
}

/** `isCompleted`: the order becomes Shipped with it. */
type ResolvedLine = { orderId: string; quantity: number; isCompleted: boolean };

function resolveLines(orders: readonly LockedOrder[], lines: ShipmentEntry['lines']): ResolvedLine[] {
  if (lines.length === 0) throw new AppError('invalid_input', 'A shipment needs at least one order.');
  if (new Set(lines.map(({ orderId }) => orderId)).size < lines.length) {
    throw new AppError('invalid_input', 'The same order is named twice.');
  }
  return lines.map(({ orderId, quantity: asked }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (!order)
      throw new AppError('not_found', `Order ${shortId(orderId)}… is not part of this quote request.`);
    const { status, product } = order;
    const left = subtractQuantity(order.quantity, order.sent);
    // Of a Shipped order something is left only after a correction.
    const hasRest = status === 'Shipped' && order.sent > 0 && left > 0;
    if (status !== 'Confirmed' && !hasRest) {
      throw new AppError('conflict', `“${product.title}” is ${status}; it cannot be shipped.`);
    }
    const quantity = asked ?? left;
    if (quantity > left) {
      throw new AppError(
        'conflict',
        `Of “${product.title}”, only ${left} of ${order.quantity} are left to send.`,
      );
    }
    return { orderId, quantity, isCompleted: quantity === left && status === 'Confirmed' };
  });
}
