import { AppError } from '#contract/errors.ts';
import { hasLapsed } from '#domain/quotation/quotation-state.ts';
import { appendEvent, selectLastEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import { byOperator } from '#server/features/quotations/record-step.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';

const HOUR_MS = 60 * 60 * 1000;
/** However many operators press the button, and after a reminder that the shop has sent by itself. */
const MIN_HOURS_BETWEEN = 20;

/**
 * Reminds the buyer by mail of the offer that waits for an answer.
 * @throws AppError 'conflict' when no offer waits for the buyer's answer, or the buyer cannot be reminded now.
 */
export async function remindOfOffer(
  transaction: Transaction,
  { quoteRequestId, operator }: { quoteRequestId: string; operator: string },
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId);
  const { state, offer, now } = conversation;
  if (state !== 'offered' || !offer)
    throw new AppError('conflict', 'No offer is waiting for the buyer’s answer.');
  if (hasLapsed(conversation, now)) throw new AppError('conflict', 'The offer has lapsed.');
  const { number: revisionNumber } = offer;
  const last = await selectLastEvent(transaction, { quoteRequestId, kind: 'reminded', revisionNumber });
  if (last && now.getTime() - last.createdAt.getTime() < MIN_HOURS_BETWEEN * HOUR_MS) {
    throw new AppError('conflict', `The buyer was reminded within the last ${MIN_HOURS_BETWEEN} hours.`);
  }
  await appendEvent(transaction, {
    quoteRequestId,
    kind: 'reminded',
    revisionNumber,
    ...byOperator(operator),
  });
  await enqueue(transaction, 'quotation-mail', { quoteRequestId, about: 'reminder', revisionNumber });
}
