import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#contract/errors.ts';
import { deleteChecksWithoutRequest } from '#server/features/gstin-checks/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { assertCanTakeStep } from './check-step.ts';
import { lockConversation } from './lock-conversation.ts';
import type { OperatorStep } from './operator-step.ts';
import { byOperator, recordStep } from './record-step.ts';
import { type Party, selectParty, updateParty } from './repository.ts';

/**
 * Corrects who asks for a quote and where the goods go, as long as no offer has these details. Estimates that were sent
 * stay as they are; the next quotation has what is corrected, with the taxes of its place of supply.
 * @throws AppError 'conflict' when an offer is with the buyer, or all is decided.
 */
export async function correctBuyer(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion, party }: OperatorStep & { party: Party },
): Promise<void> {
  const conversation = await lockConversation(transaction, quoteRequestId, expectedVersion);
  assertCanTakeStep('correctBuyer', conversation);
  if (conversation.accountId === null) throw new AppError('not_found', 'The buyer no longer has an account.');
  const former = await selectParty(transaction, quoteRequestId);
  const names = Object.keys(party) as (keyof Party)[];
  const fields = names.filter((name) => !isDeepStrictEqual(former?.[name], party[name]));
  if (fields.length === 0) return;
  await updateParty(transaction, quoteRequestId, party);
  // What gst.gov.in said of the former registration is about nobody now.
  if (fields.includes('gstin')) await deleteChecksWithoutRequest(transaction);
  await recordStep(transaction, quoteRequestId, {
    state: 'open',
    // The history is kept for good, so it has no values.
    event: { kind: 'buyer corrected', ...byOperator(operator), detail: { fields } },
  });
}
