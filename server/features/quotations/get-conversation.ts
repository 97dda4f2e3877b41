import { AppError } from '#contract/errors.ts';
import { getTurn, hasLapsed, type QuotationState, type Turn } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type Acceptance, selectAcceptances } from './acceptance-queries.ts';
import { type QuotationEvent, selectEvents } from './event-queries.ts';
import { type Counter, type Draft, selectConversation, selectCounters, selectDraft } from './repository.ts';
import { type Quotation, selectLastQuotation, selectRevisions } from './revision-queries.ts';

/** All that is known of a quotation. Its events are for the operator: their details are not for the wire. */
export type ConversationView = {
  quoteRequestId: string;
  version: number;
  state: QuotationState;
  /** Whether the offer has lapsed. */
  hasLapsed: boolean;
  turn: Turn;
  /** The first moment at which the offer no longer holds; null without an offer. */
  lapsesAt: Date | null;
  /** The database's time. */
  now: Date;
  openedAt: Date | null;
  answeredAt: Date | null;
  decidedAt: Date | null;
  /** Whether an order is Confirmed, Shipped or Delivered: an offer is an amendment then. */
  isSold: boolean;
  /** Estimates and quotations, in their order. */
  revisions: Awaited<ReturnType<typeof selectRevisions>>;
  /** The last quotation that was sent, whatever its state. */
  quotation: Quotation | undefined;
  /** The newest first, with those that were undone. */
  acceptances: Acceptance[];
  /** The one that holds, of the last accepted revision. */
  acceptance: Acceptance | undefined;
  /** What the buyer wished of offers, the newest first, with the name of somebody who did so by a link. */
  counters: (Counter & Pick<QuotationEvent, 'answererName'>)[];
  /** When the buyer asked to renew the last quotation. */
  renewalAskedAt: Date | undefined;
  events: QuotationEvent[];
  draft: Draft | undefined;
};

/** @throws AppError 'not_found' when there is no such quote request. */
export async function getConversation(db: DbExecutor, quoteRequestId: string): Promise<ConversationView> {
  const conversation = await selectConversation(db, quoteRequestId);
  if (!conversation) throw new AppError('not_found', 'There is no such quote request.');
  const { now } = conversation;
  const quotation = await selectLastQuotation(db, quoteRequestId);
  const acceptances = await selectAcceptances(db, quoteRequestId);
  const events = await selectEvents(db, quoteRequestId);
  const renewal = events.findLast(
    ({ kind, revisionNumber }) => kind === 'renewal asked' && revisionNumber === quotation?.number,
  );
  // Each counter-offer was stored with its event.
  const countered = events.filter(({ kind }) => kind === 'countered').toReversed();
  const counters = await selectCounters(db, quoteRequestId);
  return {
    quoteRequestId,
    ...conversation,
    hasLapsed: hasLapsed(conversation, now),
    turn: getTurn(conversation, now),
    revisions: await selectRevisions(db, quoteRequestId),
    quotation,
    acceptances,
    acceptance: acceptances.find(({ undoneAt }) => undoneAt === null),
    counters: counters.map((counter, index) => ({
      ...counter,
      answererName: countered[index]?.answererName ?? null,
    })),
    renewalAskedAt: renewal?.createdAt,
    events,
    draft: await selectDraft(db, quoteRequestId),
  };
}
