import { creditNote, type WireCreditNote } from '#contract/dispatch.ts';
import { AppError } from '#contract/errors.ts';
import { optionalLine } from '#contract/fields.ts';
import { canChangeReturn, type ReturnState } from '#domain/dispatch/order-return.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { getReturn } from './get-return.ts';
import { updateReturn } from './repository.ts';

const answerRule = optionalLine('The answer', 500);

export type ReturnStep = {
  returnId: string;
  operator: string;
  /** What the buyer reads; required to refuse. */
  answer?: string | undefined;
  isSilent?: boolean | undefined;
} & ({ to: 'settled'; creditNote: WireCreditNote } | { to: Exclude<ReturnState, 'asked' | 'settled'> });

/**
 * Agrees to a return, records that the goods have come back, settles it by a credit note, or refuses it.
 * @throws AppError 'conflict' when its state does not allow that; 'invalid_input' for a refusal without an answer or a
 * wrong credit note; 'not_found' for an unknown return.
 */
export async function changeReturn(transaction: Transaction, step: ReturnStep): Promise<OrderReturn> {
  const { returnId, operator, to, isSilent = false } = step;
  const answer = validate(answerRule, step.answer ?? '');
  if (to === 'refused' && answer === '') {
    throw new AppError('invalid_input', 'Please say why the return is refused: the buyer gets it by mail.');
  }
  const { quoteRequestId } = await getReturn(transaction, returnId);
  await lockConversation(transaction, quoteRequestId);
  const { state, orderId, quantity } = await getReturn(transaction, returnId);
  if (!canChangeReturn(state, to))
    throw new AppError(
      'conflict',
      state === 'asked'
        ? 'This return is not agreed yet. Use returns agree first.'
        : `This return is ${state}; it cannot be ${to}.`,
    );
  const note = step.to === 'settled' ? validate(creditNote, step.creditNote) : undefined;
  await updateReturn(transaction, returnId, {
    state: to,
    answer,
    ...(note && {
      creditNoteNumber: note.number,
      creditNoteDate: note.date,
      creditNotePaise: paiseFromRupees(note.amount),
    }),
  });
  const changed = await getReturn(transaction, returnId);
  await appendEvent(transaction, {
    quoteRequestId,
    kind: `return ${to}`,
    madeBy: 'operator',
    actor: operator,
    detail: { return: returnId, version: changed.version, orderId, quantity },
  });
  if (!isSilent) await enqueue(transaction, 'return-mail', { returnId });
  return changed;
}
