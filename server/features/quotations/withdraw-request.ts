import type { Transaction } from '#server/platform/database/connection.ts';
import { type Answerer, lockForAnswer, storeWords } from './answerer.ts';
import { assertCanTakeStep } from './check-step.ts';
import { BY_BUYER, recordStep } from './record-step.ts';
import { rejectRequested } from './reject-requested.ts';

/**
 * Takes a request back for the buyer, before there is an offer.
 * @throws AppError 'conflict' once an offer was sent, or when the request is decided; as `lockForAnswer`.
 */
export async function withdrawRequest(
  transaction: Transaction,
  answerer: Answerer,
  { quoteRequestId, words }: { quoteRequestId: string; words?: string | undefined },
): Promise<void> {
  const conversation = await lockForAnswer(transaction, answerer, quoteRequestId);
  assertCanTakeStep('withdraw', conversation);
  await rejectRequested(transaction, quoteRequestId, {
    changedBy: 'buyer',
    reason: 'Withdrawn by the buyer',
  });
  const message = await storeWords(transaction, conversation, words);
  await recordStep(transaction, quoteRequestId, {
    state: 'closed',
    event: { kind: 'withdrawn', ...BY_BUYER },
    answererName: conversation.answererName,
    mail: { about: 'withdrawn', ...message },
  });
}
