import { invalidField } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { acceptLines } from './accept-lines.ts';
import type { AcceptanceEntry } from './accept-offer.ts';
import type { Acceptance } from './acceptance-queries.ts';
import { assertCanTakeStep } from './check-step.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator } from './record-step.ts';

type Word = OperatorStep &
  Omit<AcceptanceEntry, 'revisionNumber' | 'poFileId'> & {
    /** How the buyer said it: 'by phone', 'by e-mail', 'with a purchase order'. */
    saidBy: string;
  };

/**
 * Accepts the offer on the buyer's word, which the operator writes down; possible when it has lapsed, too.
 * @throws AppError 'conflict' when nothing is offered, 'invalid_input' as `acceptLines` or without who said it and how.
 */
export async function acceptOnWord(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion, isSilent, lineNumbers, ...said }: Word,
): Promise<Acceptance> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('acceptOnWord', conversation);
  if (said.name.trim() === '') throw invalidField('name', 'Please say who accepted it.');
  if (said.saidBy.trim() === '') throw invalidField('said_by', 'Please say how the buyer accepted it.');
  const record = { ...said, how: 'word', operator } as const;
  return acceptLines(transaction, conversation, { record, by: byOperator(operator), lineNumbers, isSilent });
}
