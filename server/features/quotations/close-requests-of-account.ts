import type { Transaction } from '#server/platform/database/connection.ts';
import { updateLinksRevoked } from './link-queries.ts';
import { lockConversation } from './lock-conversation.ts';
import { recordStep } from './record-step.ts';
import { rejectRequested } from './reject-requested.ts';
import { selectRequestIds, updateRevisionState } from './repository.ts';

const UNDECIDED = ['new', 'open', 'offered', 'countered'] as const;

/**
 * Closes the undecided requests of an account that is about to be deleted, and ends all links to its quotations. What
 * was sold stays accepted, without the amendment that was offered.
 */
export async function closeRequestsOfAccount(transaction: Transaction, accountId: string): Promise<void> {
  for (const quoteRequestId of await selectRequestIds(transaction, accountId, UNDECIDED)) {
    const { offer, isSold } = await lockConversation(transaction, quoteRequestId);
    if (offer) await updateRevisionState(transaction, offer.id, 'withdrawn');
    if (!isSold) {
      const rejection = { changedBy: 'system', reason: 'The account was deleted' };
      await rejectRequested(transaction, quoteRequestId, rejection);
    }
    await recordStep(transaction, quoteRequestId, {
      state: isSold ? 'accepted' : 'closed',
      event: {
        kind: 'closed',
        madeBy: 'system',
        actor: 'system',
        revisionNumber: offer?.number,
        detail: { reason: 'account deleted' },
      },
    });
  }
  await updateLinksRevoked(transaction, await selectRequestIds(transaction, accountId));
}
