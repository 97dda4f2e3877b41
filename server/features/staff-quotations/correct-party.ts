import { createConflictError } from '#server/features/admin/assert-version.ts';
import { correctBuyer } from '#server/features/quotations/correct-buyer.ts';
import { selectEvents } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { OperatorStep } from '#server/features/quotations/operator-step.ts';
import { type Party, selectParty } from '#server/features/quotations/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { presentParty } from './presenter.ts';

/**
 * Corrects the buyer's details over those that the operator has seen.
 * @throws AppError 'conflict' with who was quicker and what is stored now, and as `correctBuyer`.
 */
export async function correctParty(
  transaction: Transaction,
  { expectedVersion, ...correction }: OperatorStep & { party: Party },
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
      current: stored ? presentParty(stored) : {},
    });
  }
  await correctBuyer(transaction, correction);
}
