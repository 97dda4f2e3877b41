import type { Transaction } from '#server/platform/database/connection.ts';
import { type Answerer, lockForAnswer, storeWords } from './answerer.ts';
import { assertCanTakeStep } from './check-step.ts';
import { selectLastEvent } from './event-queries.ts';
import { BY_BUYER, recordStep } from './record-step.ts';

/**
 * Asks the seller to renew an offer that has lapsed. It is the seller's turn then. Asked again, it changes nothing.
 * @throws AppError 'conflict' when nothing has lapsed; as `lockForAnswer`.
 */
export async function askToRenew(
  transaction: Transaction,
  answerer: Answerer,
  { quoteRequestId, words }: { quoteRequestId: string; words?: string | undefined },
): Promise<void> {
  const conversation = await lockForAnswer(transaction, answerer, quoteRequestId);
  const revisionNumber = conversation.offer?.number;
  const kind = 'renewal asked';
  if (await selectLastEvent(transaction, { quoteRequestId, kind, revisionNumber })) return;
  assertCanTakeStep('askToRenew', conversation);
  const message = await storeWords(transaction, conversation, words);
  await recordStep(transaction, quoteRequestId, {
    state: 'countered',
    event: { kind, ...BY_BUYER, revisionNumber },
    answererName: conversation.answererName,
    mail: { about: kind, ...(revisionNumber !== undefined && { revisionNumber }), ...message },
  });
}
