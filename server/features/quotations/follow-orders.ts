import { AppError } from '#contract/errors.ts';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { ConversationEventKind } from './event-queries.ts';
import type { LockedConversation } from './lock-conversation.ts';
import { selectOrdersOfRequest } from './order-queries.ts';
import { byOperator, recordStep } from './record-step.ts';
import { selectWishes, updateAnsweredAt } from './repository.ts';
import { selectRevisions } from './revision-queries.ts';

/** @throws AppError 'conflict' while an offer waits, because its orders are decided by the answer to it. */
export function assertNothingIsOffered({ offer }: LockedConversation): void {
  if (!offer) return;
  throw new AppError(
    'conflict',
    `R${offer.number} is offered, so the orders depend on the buyer’s answer. Record the answer, or recall the offer first.`,
  );
}

/**
 * Lets a conversation follow single orders that an operator has confirmed or rejected without an offer. To be called
 * once, after them. The buyer has mails about the orders, so there is none about this.
 */
export async function followOrders(
  transaction: Transaction,
  { quoteRequestId, state }: LockedConversation,
  operator: string,
): Promise<void> {
  const outcome = await findOutcome(transaction, quoteRequestId, state);
  if (!outcome) return updateAnsweredAt(transaction, quoteRequestId);
  const revisions = await selectRevisions(transaction, quoteRequestId);
  await recordStep(transaction, quoteRequestId, {
    state: outcome.state,
    isAnswer: true,
    event: {
      kind: outcome.kind,
      ...byOperator(operator),
      revisionNumber: revisions.at(-1)?.number,
      detail: outcome.detail,
    },
  });
}

type Outcome = { state: QuotationState; kind: ConversationEventKind; detail: Record<string, unknown> };

/** @returns undefined where the state stays. */
async function findOutcome(
  transaction: Transaction,
  quoteRequestId: string,
  state: QuotationState,
): Promise<Outcome | undefined> {
  const orders = await selectOrdersOfRequest(transaction, quoteRequestId);
  const rejected = orders.filter(({ status }) => status === 'Rejected');
  const isSold = orders.some(({ status }) => status !== 'Requested' && status !== 'Rejected');
  const isUndecided = state === 'new' || state === 'open';
  // Wishes are still to be answered.
  const areAllRejected =
    rejected.length === orders.length && (await selectWishes(transaction, quoteRequestId)).length === 0;
  if (areAllRejected && (isUndecided || state === 'accepted')) {
    return rejected.every(({ isSpam }) => isSpam)
      ? { state: 'closed', kind: 'closed', detail: { reason: 'spam' } }
      : { state: 'declined', kind: 'declined by seller', detail: {} };
  }
  if (isSold && isUndecided) return { state: 'accepted', kind: 'accepted', detail: { how: 'confirmed' } };
  return state === 'new' ? { state: 'open', kind: 'opened', detail: {} } : undefined;
}
