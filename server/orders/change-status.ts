import { Failure } from '#contract/errors.ts';
import { type AnsweredStatus, canChangeStatus, type OrderStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { Source } from '#server/database/connect.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockAnyOrder, updateStatus } from './operator-queries.ts';

const MAX_REASON_LENGTH = 500;

export type StatusChange = {
  /** The full id. */
  orderId: string;
  to: AnsweredStatus;
  /** Who changes it; kept, not told to the buyer. */
  by: string;
  /** Why; may be empty, except of a rejection. Kept, and told to the buyer. */
  reason: string;
};

/**
 * Confirms, rejects, ships or delivers an order, and tells the buyer by mail. Changes made in one transaction to the
 * same status of a quote request's orders share one mail.
 * @param database a transaction, when more than this belongs together.
 * @returns the status it had before.
 * @throws Failure 'notFound' for an unknown order, 'conflict' for a step that its status does not allow, 'invalid' for
 * a reason that is too long, or missing where it is needed.
 */
export async function changeOrderStatus(database: Source, change: StatusChange): Promise<OrderStatus> {
  const { orderId, to, by } = change;
  const reason = change.reason.trim();
  if (reason.length > MAX_REASON_LENGTH) {
    throw new Failure('invalid', `A reason can have at most ${MAX_REASON_LENGTH} characters.`);
  }
  if (to === 'Rejected' && reason === '') {
    throw new Failure(
      'invalid',
      'A rejection needs a reason: the buyer is told it at once, and it cannot be taken back.',
    );
  }
  return database.transaction(async (transaction) => {
    const order = await lockAnyOrder(transaction, orderId);
    if (!order) throw new Failure('notFound', `There is no order ${orderId}.`);
    if (!canChangeStatus(order.status, to)) {
      throw new Failure(
        'conflict',
        `Order ${shortId(orderId)}… is ${order.status}; it cannot be ${to.toLowerCase()}.`,
      );
    }
    const changedAt = await updateStatus(transaction, { orderId, status: to, changedBy: by, reason });
    const news = { quoteRequestId: order.quoteRequestId, status: to, changedAt: changedAt.toISOString() };
    await enqueue(transaction, 'order-status-mail', news, { isOneForAll: true });
    return order.status;
  });
}
