import type { Transaction } from '#server/platform/database/connection.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator, recordStep } from './record-step.ts';

/** Notes that an operator has read a new request; does nothing if somebody has before. */
export async function openRequest(
  transaction: Transaction,
  { quoteRequestId, operator }: OperatorStep,
): Promise<void> {
  const { state } = await lockConversation(transaction, quoteRequestId);
  if (state !== 'new') return;
  await recordStep(transaction, quoteRequestId, {
    state: 'open',
    event: { kind: 'opened', ...byOperator(operator) },
  });
}
