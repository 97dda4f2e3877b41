import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  quotationCounters,
  quotationDrafts,
  quotationLinks,
  quoteRequests,
  quoteRevisions,
  type RevisionState,
  type StoredWish,
} from '#server/platform/database/schema.ts';

/** Selects and locks a quote request until the transaction ends: only one step is taken at a time. */
export async function lockRequest(transaction: Transaction, quoteRequestId: string) {
  const [request] = await transaction
    .select({
      state: quoteRequests.state,
      version: quoteRequests.version,
      accountId: quoteRequests.accountId,
      createdAt: quoteRequests.createdAt,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId))
    .for('no key update');
  return request;
}

const now = sql`statement_timestamp()`.mapWith(quoteRequests.createdAt);
const isSold = (quoteRequestId: string) => sql<boolean>`exists (select from orders
  where quote_request_id = ${quoteRequestId} and status in ('Confirmed', 'Shipped', 'Delivered'))`;
const hasOffer = and(eq(quoteRevisions.quoteRequestId, quoteRequests.id), eq(quoteRevisions.state, 'sent'));

/** What the next step depends on, as of now. To be asked after the lock, which may have waited for another step. */
export async function selectStanding(transaction: Transaction, quoteRequestId: string) {
  const [standing] = await transaction
    .select({
      now,
      isSold: isSold(quoteRequestId),
      offer: {
        id: quoteRevisions.id,
        number: quoteRevisions.number,
        lapsesAt: quoteRevisions.lapsesAt,
      },
    })
    .from(quoteRequests)
    .leftJoin(quoteRevisions, hasOffer)
    .where(eq(quoteRequests.id, quoteRequestId));
  if (!standing) throw new Error(`There is no quote request ${quoteRequestId}.`);
  return standing;
}

/** Where a conversation is, without locking it. */
export async function selectConversation(db: DbExecutor, quoteRequestId: string) {
  const [conversation] = await db
    .select({
      version: quoteRequests.version,
      state: quoteRequests.state,
      lapsesAt: quoteRevisions.lapsesAt,
      now,
      openedAt: quoteRequests.openedAt,
      answeredAt: quoteRequests.answeredAt,
      decidedAt: quoteRequests.decidedAt,
      isSold: isSold(quoteRequestId),
    })
    .from(quoteRequests)
    .leftJoin(quoteRevisions, hasOffer)
    .where(eq(quoteRequests.id, quoteRequestId));
  return conversation;
}

const DECIDED: readonly QuotationState[] = ['accepted', 'declined', 'closed'];

/**
 * Sets the state after a step. A decision stays what it was while more is offered, and is gone once it is undone.
 * @param step.isAnswer whether the seller answers the buyer with it.
 */
export async function updateState(
  transaction: Transaction,
  quoteRequestId: string,
  step: { state: QuotationState; isAnswer?: boolean | undefined; isUndone?: boolean | undefined },
): Promise<void> {
  const { openedAt, answeredAt, decidedAt, version } = quoteRequests;
  const { state, isAnswer = false, isUndone = false } = step;
  await transaction
    .update(quoteRequests)
    .set({
      state,
      version: sql`${version} + 1`,
      openedAt: sql`coalesce(${openedAt}, now())`,
      ...(isAnswer && { answeredAt: sql`coalesce(${answeredAt}, now())` }),
      ...(DECIDED.includes(state) && { decidedAt: sql`coalesce(${decidedAt}, now())` }),
      ...(isUndone && { decidedAt: null }),
    })
    .where(eq(quoteRequests.id, quoteRequestId));
}

export async function updateOpened(transaction: Transaction, quoteRequestId: string): Promise<void> {
  await transaction
    .update(quoteRequests)
    .set({ state: 'open', openedAt: sql`now()` })
    .where(eq(quoteRequests.id, quoteRequestId));
}

/** Who asks for a quote, and where the goods go. */
export type Party = Pick<
  typeof quoteRequests.$inferSelect,
  'customer' | 'contactName' | 'phone' | 'gstin' | 'billing' | 'shipping' | 'consignee'
>;

export async function selectParty(db: DbExecutor, quoteRequestId: string): Promise<Party | undefined> {
  const { customer, contactName, phone, gstin, billing, shipping, consignee } = quoteRequests;
  const [party] = await db
    .select({ customer, contactName, phone, gstin, billing, shipping, consignee })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return party;
}

export async function updateParty(
  transaction: Transaction,
  quoteRequestId: string,
  party: Party,
): Promise<void> {
  await transaction.update(quoteRequests).set(party).where(eq(quoteRequests.id, quoteRequestId));
}

export async function updateAnsweredAt(transaction: Transaction, quoteRequestId: string): Promise<void> {
  await transaction
    .update(quoteRequests)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(quoteRequests.id, quoteRequestId), isNull(quoteRequests.answeredAt)));
}

export async function updateRevisionState(
  transaction: Transaction,
  revisionId: string,
  state: RevisionState,
): Promise<void> {
  await transaction.update(quoteRevisions).set({ state }).where(eq(quoteRevisions.id, revisionId));
}

/** A link of the quote request, if it works. */
export async function selectLink(
  transaction: Transaction,
  linkId: string,
  quoteRequestId: string,
): Promise<{ mayAnswer: boolean } | undefined> {
  const [link] = await transaction
    .select({ mayAnswer: quotationLinks.mayAnswer })
    .from(quotationLinks)
    .where(
      and(
        eq(quotationLinks.id, linkId),
        eq(quotationLinks.quoteRequestId, quoteRequestId),
        isNull(quotationLinks.revokedAt),
        gt(quotationLinks.expiresAt, sql`now()`),
      ),
    );
  return link;
}

export type Draft = typeof quotationDrafts.$inferSelect;

export async function selectDraft(db: DbExecutor, quoteRequestId: string): Promise<Draft | undefined> {
  const [draft] = await db
    .select()
    .from(quotationDrafts)
    .where(eq(quotationDrafts.quoteRequestId, quoteRequestId));
  return draft;
}

export async function insertDraft(
  transaction: Transaction,
  draft: { quoteRequestId: string; terms: QuotationTerms; changedBy: string },
): Promise<Draft> {
  const editing = { editor: draft.changedBy, editorSince: sql`now()` };
  const [inserted] = await transaction
    .insert(quotationDrafts)
    .values({ ...draft, ...editing })
    .returning();
  if (!inserted) throw new Error('The draft was not stored.');
  return inserted;
}

export async function updateDraft(
  transaction: Transaction,
  { quoteRequestId, terms, changedBy }: { quoteRequestId: string; terms: QuotationTerms; changedBy: string },
): Promise<Draft> {
  const [updated] = await transaction
    .update(quotationDrafts)
    .set({
      ...{ terms, changedBy, version: sql`${quotationDrafts.version} + 1`, changedAt: sql`now()` },
      ...becomeEditor(changedBy),
    })
    .where(eq(quotationDrafts.quoteRequestId, quoteRequestId))
    .returning();
  if (!updated) throw new Error('There is no such draft.');
  return updated;
}

export async function updateDraftEditor(
  transaction: Transaction,
  quoteRequestId: string,
  editor: string,
): Promise<Draft | undefined> {
  const [updated] = await transaction
    .update(quotationDrafts)
    .set(becomeEditor(editor))
    .where(eq(quotationDrafts.quoteRequestId, quoteRequestId))
    .returning();
  return updated;
}

/** Who writes it already keeps the time since when. */
function becomeEditor(editor: string) {
  const { editor: former, editorSince: since } = quotationDrafts;
  return { editor, editorSince: sql`case when ${former} = ${editor} then ${since} else now() end` };
}

export async function deleteDraft(transaction: Transaction, quoteRequestId: string): Promise<void> {
  await transaction.delete(quotationDrafts).where(eq(quotationDrafts.quoteRequestId, quoteRequestId));
}

export type Counter = typeof quotationCounters.$inferSelect;

export async function insertCounter(
  transaction: Transaction,
  counter: Pick<Counter, 'id' | 'quoteRequestId' | 'revisionNumber' | 'lines' | 'words'>,
): Promise<void> {
  await transaction.insert(quotationCounters).values(counter);
}

/** The newest first. */
export async function selectCounters(db: DbExecutor, quoteRequestId: string): Promise<Counter[]> {
  return db
    .select()
    .from(quotationCounters)
    .where(eq(quotationCounters.quoteRequestId, quoteRequestId))
    .orderBy(desc(quotationCounters.createdAt));
}

/** What the request asks for beyond its orders. */
export async function selectWishes(db: DbExecutor, quoteRequestId: string): Promise<StoredWish[]> {
  const [request] = await db
    .select({ wishes: quoteRequests.wishes })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return request?.wishes ?? [];
}

/** The requests of an account, in the order in which they are locked; with states only those in one of them. */
export async function selectRequestIds(
  transaction: Transaction,
  accountId: string,
  states?: readonly QuotationState[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.accountId, accountId), states && isOneOf(quoteRequests.state, states)))
    .orderBy(asc(quoteRequests.id));
  return rows.map(({ id }) => id);
}
