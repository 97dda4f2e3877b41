import type { Transaction } from '#server/platform/database/connection.ts';
import { quotationEvents } from '#server/platform/database/schema.ts';

/** What can happen in a conversation, apart from what happens to the goods. */
export type ConversationEventKind =
  | 'requested'
  | 'opened'
  | 'buyer corrected'
  | 'offered'
  | 'reminded'
  | 'countered'
  | 'renewal asked'
  | 'recalled'
  | 'accepted'
  | 'acceptance undone'
  | 'declined by buyer'
  | 'declined by seller'
  | 'withdrawn'
  | 'closed';

export type NewEvent = {
  quoteRequestId: string;
  kind: ConversationEventKind | (string & {});
  revisionNumber?: number | undefined;
  madeBy: 'buyer' | 'operator' | 'system';
  /** The operator's name, 'buyer' or 'system'; never the buyer's own name. */
  actor: string;
  /** Figures and choices. It is kept for good, so it contains nothing personal and no words of the buyer's. */
  detail?: Record<string, unknown>;
};

/**
 * Records what has happened to a quotation. The caller has locked the quote request. The database gives the event its
 * number and its hash, which covers the hash of the event before it; it can never be changed.
 * @returns its number.
 */
export async function appendEvent(transaction: Transaction, event: NewEvent): Promise<number> {
  const [appended] = await transaction
    .insert(quotationEvents)
    .values(event)
    .returning({ number: quotationEvents.number });
  if (!appended) throw new Error('The event was not recorded.');
  return appended.number;
}
