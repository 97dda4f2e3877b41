import { AppError } from '#contract/errors.ts';
import type { Conversation } from '#domain/quotation/quotation-state.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { lockRequest, selectStanding } from './repository.ts';

/** A conversation that nobody else can change until the transaction ends. */
export type LockedConversation = Conversation & {
  quoteRequestId: string;
  /** Counts the steps. */
  version: number;
  /** Null once the buyer has deleted the account. */
  accountId: string | null;
  /** When the quote was requested. */
  createdAt: Date;
  /** The database's time. */
  now: Date;
  /** The revision that waits for the buyer's answer. */
  offer: { id: string; number: number; lapsesAt: Date } | undefined;
  /** Whether an order is Confirmed, Shipped or Delivered: what is offered then is an amendment. */
  isSold: boolean;
};

/**
 * Locks the quote request. Orders are locked after it, never before.
 * @param expectedVersion the version that the operator has seen.
 * @throws AppError 'not_found' when there is no such quote request, 'conflict' when it has another version.
 */
export async function lockConversation(
  transaction: Transaction,
  quoteRequestId: string,
  expectedVersion?: number,
): Promise<LockedConversation> {
  const request = await lockRequest(transaction, quoteRequestId);
  if (!request) throw new AppError('not_found', 'There is no such quote request.');
  if (expectedVersion !== undefined && expectedVersion !== request.version) {
    throw new AppError('conflict', 'This request has changed in the meantime. Please look at it again.');
  }
  const { now, isSold, offer: sent } = await selectStanding(transaction, quoteRequestId);
  const offer = sent?.lapsesAt ? { ...sent, lapsesAt: sent.lapsesAt } : undefined;
  return { quoteRequestId, ...request, now, isSold, offer, lapsesAt: offer?.lapsesAt ?? null };
}
