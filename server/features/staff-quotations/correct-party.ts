import { createConflictError } from '#server/features/admin/assert-version.ts';
import { correctBuyer } from '#server/features/quotations/correct-buyer.ts';
import { selectEvents } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { OperatorStep } from '#server/features/quotations/operator-step.ts';
import { type Party, selectParty } from '#server/features/quotations/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';

/**
 * Corrects the buyer's details over those that the operator has seen.
 * @param present what is stored, by the names that the call takes.
 * @throws AppError 'conflict' with who was quicker and what is stored now, and as `correctBuyer`.
 */
export async function correctParty(
  transaction: Transaction,
  { expectedVersion, ...correction }: OperatorStep & { party: Party },
  present: (stored: Party) => Record<string, unknown>,
): Promise<void> {
  const { quoteRequestId } = correction;
  const { version } = await lockConversation(transaction, quoteRequestId);
  if (expectedVersion !== undefined && expectedVersion !== version) {
    const stored = await selectParty(transaction, quoteRequestId);
    const last = (await selectEvents(transaction, quoteRequestId)).at(-1);
    throw createConflictError({
      changedBy: last?.madeBy === 'operator' ? last.actor : undefined,
      changedAt: last?.createdAt,
      version,
      current: stored ? present(stored) : {},
    });
  }
  await correctBuyer(transaction, correction);
}
