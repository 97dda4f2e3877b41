import { AppError } from '#contract/errors.ts';
import { storeMessage } from '#server/features/quotation-messages/store-message.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { assertCanTakeStep } from './check-step.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator, recordStep } from './record-step.ts';
import { rejectRequested } from './reject-requested.ts';
import { updateRevisionState } from './repository.ts';

const MAX_REASON_LENGTH = 500;

/**
 * Declines a request for the seller: nothing of it is supplied.
 * @param step.reason the buyer reads it.
 * @throws AppError 'conflict' when the request is decided, or an amendment waits, which is recalled instead;
 * 'invalid_input' without a reason.
 */
export async function declineRequest(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion, isSilent, ...step }: OperatorStep & { reason: string },
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('declineByOperator', conversation);
  const { offer, isSold } = conversation;
  if (isSold) {
    throw new AppError('conflict', 'Part of it has been accepted. Recall the amendment instead.');
  }
  const reason = step.reason.trim();
  if (reason === '' || reason.length > MAX_REASON_LENGTH) {
    throw new AppError('invalid_input', `Please give a reason of at most ${MAX_REASON_LENGTH} characters.`);
  }
  if (offer) await updateRevisionState(transaction, offer.id, 'withdrawn');
  await rejectRequested(transaction, quoteRequestId, { changedBy: operator, reason });
  const author = { kind: 'operator', name: operator } as const;
  const message = await storeMessage(transaction, { quoteRequestId, author, words: reason });
  await recordStep(transaction, quoteRequestId, {
    state: 'declined',
    isAnswer: true,
    event: { kind: 'declined by seller', ...byOperator(operator), revisionNumber: offer?.number },
    mail: isSilent ? undefined : { about: 'declined by seller', messageId: message.id },
  });
}
