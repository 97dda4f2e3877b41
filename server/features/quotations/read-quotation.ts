import type { QuotationAnswer } from '#contract/quotation-reply.ts';
import type { Brand } from '#domain/brand.ts';
import { canTakeStep, type QuotationStep } from '#domain/quotation/quotation-state.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { listMessages, type QuotationMessage } from '#server/features/quotation-messages/list-messages.ts';
import { findBankAccount } from '#server/features/settings/read-settings.ts';
import { listShipments, type Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { type ConversationView, getConversation } from './get-conversation.ts';
import type { QuotationReader } from './quotation-reader.ts';
import { getRequestHead, type RequestHead } from './request-head-queries.ts';
import { selectQuotationByNumber } from './revision-queries.ts';

/** A quotation as somebody on the buyer's side reads it. */
export type ReadQuotation = {
  request: RequestHead;
  conversation: ConversationView;
  /** What is offered or was accepted; absent while there is nothing to read. */
  document: QuotationDocument | undefined;
  answers: QuotationAnswer[];
  messages: QuotationMessage[];
  shipments: Shipment[];
  /** Whether the buyer can have a pro-forma, which needs an accepted quotation and a bank account. */
  hasProForma: boolean;
};

export async function readQuotation(
  database: Database,
  brand: Brand,
  { quoteRequestId, mayAnswer }: Pick<QuotationReader, 'quoteRequestId' | 'mayAnswer'>,
): Promise<ReadQuotation> {
  const [request, conversation, messages, shipments] = await Promise.all([
    getRequestHead(database, quoteRequestId),
    getConversation(database, quoteRequestId),
    listMessages(database, quoteRequestId, { withInternal: false }),
    listShipments(database, { quoteRequestIds: [quoteRequestId] }),
  ]);
  const document = await findDocument(database, conversation);
  const answers = mayAnswer ? listAnswers(conversation) : [];
  const hasProForma = await canHaveProForma(database, conversation, brand);
  return { request, conversation, document, answers, messages, shipments, hasProForma };
}

export async function canHaveProForma(
  db: DbExecutor,
  { isSold, acceptance }: ConversationView,
  brand: Brand,
): Promise<boolean> {
  return isSold && acceptance !== undefined && (await findBankAccount(db, brand)) !== undefined;
}

/** What was accepted, unless a change of it is offered; nothing that the seller has taken back. */
async function findDocument(
  database: Database,
  { quoteRequestId, state, quotation, acceptance }: ConversationView,
): Promise<QuotationDocument | undefined> {
  if (state !== 'accepted' || quotation?.state === 'accepted')
    return quotation?.state === 'withdrawn' ? undefined : quotation?.document;
  if (!acceptance) return undefined;
  return (await selectQuotationByNumber(database, quoteRequestId, acceptance.revisionNumber))?.document;
}

const STEPS: Partial<Record<QuotationAnswer, QuotationStep>> = {
  accept: 'accept',
  counter: 'counter',
  decline: 'declineByBuyer',
  withdraw: 'withdraw',
};

/** Once an offer has lapsed, nothing is left but to ask for another one. */
function listAnswers(conversation: ConversationView): QuotationAnswer[] {
  if (conversation.hasLapsed) return ['renew'];
  const { state, now } = conversation;
  const answers = (Object.entries(STEPS) as [QuotationAnswer, QuotationStep][])
    .filter(([, step]) => canTakeStep(step, conversation, now))
    .map(([answer]) => answer);
  return state === 'closed' ? answers : [...answers, 'ask'];
}
