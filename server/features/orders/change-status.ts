import { AppError } from '#contract/errors.ts';
import { canChangeStatus, type OperatorStatus, type OrderStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { lockAnyOrder, updateStatus } from './operator-queries.ts';

const MAX_REASON_LENGTH = 500;

export type StatusChange = {
  /** The full id. */
  orderId: string;
  newStatus: OperatorStatus;
  /** The operator who changes it; recorded, but not shown to the buyer. */
  changedBy: string;
  /** Recorded and shown to the buyer; may be empty, except for a rejection. */
  reason: string;
  /** Rejects a requested order without telling the buyer, who does not see the reason either. */
  isSpam?: boolean | undefined;
  /** Sends no mail, because another one tells the buyer. */
  isSilent?: boolean | undefined;
};

/**
 * Confirms, rejects, ships or delivers an order and notifies the buyer by mail. Orders of one quote request that get
 * the same status in one transaction share one mail. About spam there is none.
 * @returns the order's previous status.
 * @throws AppError 'not_found' for an unknown order, 'conflict' for a transition that its status does not allow,
 * 'invalid_input' for a reason that is too long, or missing for a rejection.
 */
export async function changeOrderStatus(
  transaction: Transaction,
  change: StatusChange,
): Promise<OrderStatus> {
  const { orderId, newStatus, changedBy, isSpam = false, isSilent = isSpam } = change;
  const reason = change.reason.trim();
  if (reason.length > MAX_REASON_LENGTH) {
    throw new AppError('invalid_input', `A reason can have at most ${MAX_REASON_LENGTH} characters.`);
  }
  const order = await lockAnyOrder(transaction, orderId);
  if (!order) throw new AppError('not_found', `There is no order ${orderId}.`);
  if (isSpam && order.status !== 'Requested') {
    throw new AppError(
      'conflict',
      `Order ${shortId(orderId)}… is ${order.status}; only requested orders can be closed as spam.`,
    );
  }
  if (!canChangeStatus(order.status, newStatus)) {
    throw new AppError(
      'conflict',
      `Order ${shortId(orderId)}… is ${order.status}; it cannot be ${newStatus.toLowerCase()}.`,
    );
  }
  if (newStatus === 'Rejected' && reason === '') {
    throw new AppError(
      'invalid_input',
      'A rejection needs a reason: the buyer gets it by mail at once, and the rejection cannot be undone.',
    );
  }
  await updateStatus(transaction, { orderId, status: newStatus, changedBy, reason, isSpam });
  if (isSilent) return order.status;
  const mergeKey = `${order.quoteRequestId} ${newStatus}`;
  await enqueue(transaction, 'status-changes-mail', [{ orderId, status: newStatus }], { mergeKey });
  return order.status;
}
