import type { Transaction } from '#server/platform/database/connection.ts';
import { appendEvent } from './event-queries.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator } from './record-step.ts';
import { updateOpened } from './repository.ts';

/**
 * Notes that an operator has read a new request; does nothing if somebody has before. It counts no version: whoever has
 * seen the request before knows all that it says, so it must not refuse what they do next.
 */
export async function openRequest(
  transaction: Transaction,
  { quoteRequestId, operator }: OperatorStep,
): Promise<void> {
  const { state } = await lockConversation(transaction, quoteRequestId);
  if (state !== 'new') return;
  await updateOpened(transaction, quoteRequestId);
  await appendEvent(transaction, { quoteRequestId, kind: 'opened', ...byOperator(operator) });
}
