import { AppError } from '#contract/errors.ts';
import { hasLeft } from '#domain/order-status.ts';
import { storeMessage } from '#server/features/quotation-messages/store-message.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { AcceptanceDetail } from './accept-lines.ts';
import {
  type Acceptance,
  selectAcceptanceInForce,
  selectAcceptances,
  updateUndone,
} from './acceptance-queries.ts';
import { assertCanTakeStep } from './check-step.ts';
import { selectLastEvent } from './event-queries.ts';
import { type LockedConversation, lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { lockOrdersOfRequest, type RequestOrder, updateFigures, updateStatuses } from './order-queries.ts';
import { byOperator, recordStep } from './record-step.ts';
import { updateRevisionState } from './repository.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;

/**
 * Undoes a mistaken acceptance within 24 hours, while nothing has left: its orders are Requested again as they were,
 * those that it added are Rejected, and the offer waits for its answer. It is the only step back that an order can
 * take.
 * @param step.reason the buyer reads it.
 * @throws AppError 'conflict' when nothing was accepted, when it is too late, and for an amendment, which the next
 * amendment replaces; 'invalid_input' without a reason.
 */
export async function undoAcceptance(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion, isSilent, ...step }: OperatorStep & { reason: string },
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('undoAcceptance', conversation);
  const reason = step.reason.trim();
  if (reason === '') throw new AppError('invalid_input', 'Please say why: the buyer reads it.');
  const acceptance = await selectAcceptanceInForce(transaction, quoteRequestId);
  if (!acceptance) {
    throw new AppError('conflict', 'It was confirmed without an offer. Reject its orders instead.');
  }
  const orders = await lockOrdersOfRequest(transaction, quoteRequestId);
  const { revisionNumber } = acceptance;
  const event = { quoteRequestId, kind: 'accepted', revisionNumber } as const;
  const accepted = (await selectLastEvent(transaction, event))?.detail as AcceptanceDetail;
  await assertCanBeUndone(transaction, conversation, acceptance, accepted, orders);
  await takeOrdersBack(transaction, accepted, orders, { revisionNumber, operator });
  await updateRevisionState(transaction, acceptance.revisionId, 'sent');
  await updateUndone(transaction, acceptance.id, operator);
  const author = { kind: 'operator', name: operator } as const;
  const message = await storeMessage(transaction, { quoteRequestId, author, words: reason, revisionNumber });
  await recordStep(transaction, quoteRequestId, {
    state: 'offered',
    isUndone: true,
    event: { kind: 'acceptance undone', ...byOperator(operator), revisionNumber },
    mail: isSilent ? undefined : { about: 'acceptance undone', revisionNumber, messageId: message.id },
  });
}

async function assertCanBeUndone(
  transaction: Transaction,
  { quoteRequestId, now }: LockedConversation,
  { acceptedAt }: Acceptance,
  { formerFigures, confirmedIds }: AcceptanceDetail,
  orders: readonly RequestOrder[],
): Promise<void> {
  if (now.getTime() - acceptedAt.getTime() > UNDO_MS) {
    throw new AppError('conflict', 'An acceptance can be undone within 24 hours. Send an amendment instead.');
  }
  if (orders.some(({ status, sentQuantity }) => hasLeft(status) || sentQuantity > 0)) {
    throw new AppError('conflict', 'Goods have already been sent, so the acceptance cannot be undone.');
  }
  const inForce = (await selectAcceptances(transaction, quoteRequestId)).filter((one) => !one.undoneAt);
  const wasAllRequested = formerFigures.every(({ orderId }) => confirmedIds.includes(orderId));
  if (inForce.length > 1 || !wasAllRequested) {
    throw new AppError('conflict', 'An amendment cannot be undone. Send another amendment instead.');
  }
}

async function takeOrdersBack(
  transaction: Transaction,
  { formerFigures, confirmedIds, addedIds }: AcceptanceDetail,
  orders: readonly RequestOrder[],
  { revisionNumber, operator }: { revisionNumber: number; operator: string },
): Promise<void> {
  const confirmed = new Set(orders.filter(({ status }) => status === 'Confirmed').map(({ id }) => id));
  const change = { changedBy: operator, reason: `Acceptance of revision ${revisionNumber} undone` };
  const requested = confirmedIds.filter((id) => confirmed.has(id) && !addedIds.includes(id));
  const figures = formerFigures.filter(({ orderId }) => requested.includes(orderId));
  await updateFigures(transaction, figures, operator);
  await updateStatuses(transaction, requested, { status: 'Requested', ...change });
  const added = addedIds.filter((id) => confirmed.has(id));
  await updateStatuses(transaction, added, { status: 'Rejected', ...change });
}
