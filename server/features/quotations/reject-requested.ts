import type { Transaction } from '#server/platform/database/connection.ts';
import { lockOrdersOfRequest, updateStatuses } from './order-queries.ts';
import { deleteDraft } from './repository.ts';

/** Ends what was requested: rejects the orders that are still Requested, and drops the draft of an offer. */
export async function rejectRequested(
  transaction: Transaction,
  quoteRequestId: string,
  rejection: { changedBy: string; reason: string; isSpam?: boolean },
): Promise<void> {
  await deleteDraft(transaction, quoteRequestId);
  const orders = await lockOrdersOfRequest(transaction, quoteRequestId);
  const ids = orders.filter(({ status }) => status === 'Requested').map(({ id }) => id);
  await updateStatuses(transaction, ids, { status: 'Rejected', ...rejection });
}
