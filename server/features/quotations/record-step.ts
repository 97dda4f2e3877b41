import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue, type QuotationMail } from '#server/platform/queue/enqueue.ts';
import { appendEvent, type ConversationEventKind, insertAnswerName, type NewEvent } from './event-queries.ts';
import { updateState } from './repository.ts';

type Step = {
  /** The state after the step. */
  state: QuotationState;
  event: Omit<NewEvent, 'quoteRequestId'> & { kind: ConversationEventKind };
  /** Of somebody who answers by a link. */
  answererName?: string | undefined;
  /** Absent where nobody gets a mail. */
  mail?: Omit<QuotationMail, 'quoteRequestId'> | undefined;
  /** Whether the seller answers the buyer with it. */
  isAnswer?: boolean;
  /** Whether it takes a decision back. */
  isUndone?: boolean;
};

/** Records a step of a conversation: its state, the event, and one mail about it. */
export async function recordStep(
  transaction: Transaction,
  quoteRequestId: string,
  { state, event, answererName, mail, isAnswer, isUndone }: Step,
): Promise<void> {
  await updateState(transaction, quoteRequestId, { state, isAnswer, isUndone });
  const eventNumber = await appendEvent(transaction, { quoteRequestId, ...event });
  if (answererName !== undefined)
    await insertAnswerName(transaction, { quoteRequestId, eventNumber, name: answererName });
  if (mail) await enqueue(transaction, 'quotation-mail', { quoteRequestId, ...mail });
}

/** Who made a step, for its event. */
export const BY_BUYER = { madeBy: 'buyer', actor: 'buyer' } as const;

export function byOperator(operator: string) {
  return { madeBy: 'operator', actor: operator } as const;
}
