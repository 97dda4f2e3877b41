import type { Transaction } from '#server/platform/database/connection.ts';
import { assertCanTakeStep } from './check-step.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator, recordStep } from './record-step.ts';
import { updateRevisionState } from './repository.ts';

/**
 * Takes an offer back. The buyer gets no mail, and can no longer accept it; what was accepted before an amendment
 * holds.
 * @throws AppError 'conflict' when nothing is offered.
 */
export async function recallRevision(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion }: OperatorStep,
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('recall', conversation);
  const { offer, isSold } = conversation;
  if (offer) await updateRevisionState(transaction, offer.id, 'withdrawn');
  await recordStep(transaction, quoteRequestId, {
    state: isSold ? 'accepted' : 'open',
    event: { kind: 'recalled', ...byOperator(operator), revisionNumber: offer?.number },
  });
}
