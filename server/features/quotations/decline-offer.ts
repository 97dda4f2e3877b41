import type { DeclineReason } from '#domain/quotation/decline-reasons.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { type Answerer, lockForAnswer, storeWords } from './answerer.ts';
import { assertCanTakeStep, assertIsNewest } from './check-step.ts';
import { BY_BUYER, recordStep } from './record-step.ts';
import { rejectRequested } from './reject-requested.ts';
import { updateRevisionState } from './repository.ts';

type Decline = {
  quoteRequestId: string;
  /** Of the offer that was seen. */
  revisionNumber: number;
  reason: DeclineReason;
  words?: string | undefined;
};

/**
 * Declines an offer for the buyer, with all that was requested. After an acceptance only the amendment is declined, and
 * what was accepted holds.
 * @throws AppError 'conflict' when the offer is not the newest or is decided; as `lockForAnswer`.
 */
export async function declineOffer(
  transaction: Transaction,
  answerer: Answerer,
  { quoteRequestId, revisionNumber, reason, words }: Decline,
): Promise<void> {
  const conversation = await lockForAnswer(transaction, answerer, quoteRequestId);
  assertIsNewest(conversation, revisionNumber);
  assertCanTakeStep('declineByBuyer', conversation);
  const { offer, isSold } = conversation;
  if (offer) await updateRevisionState(transaction, offer.id, 'declined');
  if (!isSold) {
    const rejection = { changedBy: 'buyer', reason: `Declined by the buyer: ${reason}` };
    await rejectRequested(transaction, quoteRequestId, rejection);
  }
  const message = await storeWords(transaction, conversation, words);
  await recordStep(transaction, quoteRequestId, {
    state: isSold ? 'accepted' : 'declined',
    event: { kind: 'declined by buyer', ...BY_BUYER, revisionNumber, detail: { reason } },
    answererName: conversation.answererName,
    mail: { about: 'declined by buyer', revisionNumber, ...message },
  });
}
