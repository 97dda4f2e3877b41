import { dispatchedQuantity, returnReason } from '#contract/dispatch.ts';
import { AppError } from '#contract/errors.ts';
import { getReturnableQuantity } from '#domain/dispatch/order-return.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import { selectReturns } from '#server/features/shipments/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { getReturn } from './get-return.ts';
import { insertReturn, lockOrders } from './repository.ts';

export type ReturnEntry = {
  quoteRequestId: string;
  orderId: string;
  quantity: number;
  reason: string;
  /** The operator's name; undefined for the buyer. */
  operator?: string | undefined;
  isSilent?: boolean | undefined;
};

/**
 * Records that the buyer wants to send goods back. The order's status stays as it is.
 * @throws AppError 'conflict' when less than that has been delivered and not yet returned; 'invalid_input' for a wrong
 * quantity or no reason; 'not_found' for an order of another request.
 */
export async function askForReturn(transaction: Transaction, entry: ReturnEntry): Promise<OrderReturn> {
  const { quoteRequestId, orderId, operator, isSilent = false } = entry;
  const quantity = validate(dispatchedQuantity, entry.quantity);
  const reason = validate(returnReason, entry.reason);
  await lockConversation(transaction, quoteRequestId);
  const order = (await lockOrders(transaction, quoteRequestId)).find(({ id }) => id === orderId);
  if (!order) throw new AppError('not_found', 'Order not found.');
  const former = await selectReturns(transaction, { orderIds: [orderId] });
  const left = getReturnableQuantity(order, former);
  if (quantity > left) {
    const message =
      left <= 0 ? 'Nothing in this order can be returned.' : `Only ${left} of this order can be returned.`;
    throw new AppError('conflict', message);
  }
  const id = newId();
  const askedBy = operator === undefined ? 'buyer' : 'operator';
  await insertReturn(transaction, { id, orderId, quantity, reason, askedBy, state: 'asked' });
  await appendEvent(transaction, {
    quoteRequestId,
    kind: 'return asked',
    madeBy: askedBy,
    actor: operator ?? 'buyer',
    detail: { orderId, quantity },
  });
  if (!isSilent) await enqueue(transaction, 'return-mail', { returnId: id });
  return getReturn(transaction, id);
}
