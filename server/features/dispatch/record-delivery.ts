import { AppError } from '#contract/errors.ts';
import { personOrCompanyName } from '#contract/fields.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatDay } from '#domain/indian-format.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { getShipment } from './get-shipment.ts';
import { selectArrivedOrderIds, updateShipment } from './repository.ts';

const receiver = personOrCompanyName('The name of the receiver', 100);

export type Delivery = {
  shipmentId: string;
  /** Who received it. */
  receivedBy: string;
  /** Now, unless it was earlier. */
  deliveredAt?: Date | undefined;
  /** For the buyer. */
  note?: string | undefined;
  operator: string;
  /** Sends the buyer no mail. */
  isSilent?: boolean | undefined;
};

/**
 * Records that a shipment has arrived. An order is Delivered once all of it has been sent and has arrived.
 * @throws AppError 'conflict' when it has arrived already; 'invalid_input' without a name, or for a day that is still
 * to come or before it was sent; 'not_found' for an unknown shipment.
 */
export async function recordDelivery(transaction: Transaction, delivery: Delivery): Promise<Shipment> {
  const { shipmentId, operator, note = '', isSilent = false } = delivery;
  const receivedBy = validate(receiver, delivery.receivedBy);
  const { quoteRequestId } = await getShipment(transaction, shipmentId);
  const { now } = await lockConversation(transaction, quoteRequestId);
  // As it is now that no other step can change it.
  const { name, lines, sentAt, ...former } = await getShipment(transaction, shipmentId);
  const { deliveredAt = now } = delivery;
  if (former.deliveredAt !== null) {
    const receiver = former.receivedBy && ` to ${former.receivedBy}`;
    throw new AppError('conflict', `${name} was delivered on ${formatDay(former.deliveredAt)}${receiver}.`);
  }
  if (deliveredAt > now) {
    throw new AppError('invalid_input', 'Goods cannot be delivered on a future date.');
  }
  if (formatIsoDay(deliveredAt) < formatIsoDay(sentAt)) {
    throw new AppError(
      'invalid_input',
      `${name} was sent on ${formatDay(sentAt)}; it cannot be delivered before.`,
    );
  }
  await updateShipment(transaction, shipmentId, { deliveredAt, receivedBy });
  const arrived = await selectArrivedOrderIds(
    transaction,
    lines.map(({ orderId }) => orderId),
  );
  for (const orderId of arrived) {
    await changeOrderStatus(transaction, {
      orderId,
      newStatus: 'Delivered',
      changedBy: operator,
      reason: note,
      isSilent: true,
    });
  }
  const delivered = await getShipment(transaction, shipmentId);
  await appendEvent(transaction, {
    quoteRequestId,
    kind: 'delivered',
    madeBy: 'operator',
    actor: operator,
    detail: { shipment: delivered.number, version: delivered.version },
  });
  if (!isSilent)
    await enqueue(transaction, 'quotation-mail', { quoteRequestId, about: 'delivered', shipmentId });
  return delivered;
}
