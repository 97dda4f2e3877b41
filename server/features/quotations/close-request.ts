import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { assertCanTakeStep } from './check-step.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator, recordStep } from './record-step.ts';
import { rejectRequested } from './reject-requested.ts';
import { updateRevisionState } from './repository.ts';

type Closing = Omit<OperatorStep, 'isSilent'> & { reason: 'spam' | 'duplicate' };

/**
 * Closes a request that needs no answer. The buyer is not told.
 * @throws AppError 'conflict' when the request is decided, or a part of it is sold.
 */
export async function closeRequest(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion, reason }: Closing,
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('close', conversation);
  const { offer, isSold } = conversation;
  if (isSold) throw new AppError('conflict', 'Part of it has been accepted, so it cannot be closed.');
  if (offer) await updateRevisionState(transaction, offer.id, 'withdrawn');
  const isSpam = reason === 'spam';
  await rejectRequested(transaction, quoteRequestId, { changedBy: operator, reason, isSpam });
  await recordStep(transaction, quoteRequestId, {
    state: 'closed',
    event: { kind: 'closed', ...byOperator(operator), revisionNumber: offer?.number, detail: { reason } },
  });
}
