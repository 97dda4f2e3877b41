import type { Brand } from '#domain/brand.ts';
import type { EstimateDocument } from '#server/features/estimates/estimate-document.ts';
import { selectLastEstimate } from '#server/features/estimates/revision-queries.ts';
import { type StoredCheck, selectLastChecks } from '#server/features/gstin-checks/repository.ts';
import { type LoggedMail, selectMails } from '#server/features/mail-log/repository.ts';
import { listMessages } from '#server/features/quotation-messages/list-messages.ts';
import { type StoredBranch, selectBranches } from '#server/features/quotations/branch-queries.ts';
import { getConversation } from '#server/features/quotations/get-conversation.ts';
import { canHaveProForma, type ReadQuotation } from '#server/features/quotations/read-quotation.ts';
import { getRequestHead } from '#server/features/quotations/request-head-queries.ts';
import { startDraft } from '#server/features/quotations/start-draft.ts';
import { listShipments } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { type Asked, readAsked } from './compose-asked.ts';
import { type ComposedDraft, readComposedDraft } from './read-draft.ts';
import { type Contact, getContact } from './repository.ts';

/** A quotation as operators see it: with their own notes, and with what they prepare. */
export type StaffQuotation = ReadQuotation & {
  contact: Contact;
  /** The last check of the buyer's GSTIN. */
  gstinCheck: StoredCheck | undefined;
  /** The draft as it would be sent. */
  draft: ComposedDraft | undefined;
  /** What a draft would begin with; only as `readWithStart` reads it. */
  start?: ComposedDraft;
  asked: Asked;
  /** The last estimate; undefined where none was frozen yet. */
  estimate: EstimateDocument | undefined;
  branches: StoredBranch[];
  /** The newest first. */
  mails: LoggedMail[];
};

const MAX_MAILS = 100;

/** @throws AppError 'not_found' when there is no such quote request. */
export async function readStaffQuotation(
  transaction: Transaction,
  brand: Brand,
  quoteRequestId: string,
): Promise<StaffQuotation> {
  const contact = await getContact(transaction, quoteRequestId);
  const conversation = await getConversation(transaction, quoteRequestId);
  const hasDraft = conversation.draft !== undefined;
  const [gstinCheck] = await selectLastChecks(transaction, [contact.gstin]);
  return {
    contact,
    gstinCheck,
    request: await getRequestHead(transaction, quoteRequestId),
    conversation,
    document: conversation.quotation?.document,
    answers: [],
    messages: await listMessages(transaction, quoteRequestId, { withInternal: true }),
    shipments: await listShipments(transaction, { quoteRequestIds: [quoteRequestId] }),
    hasProForma: await canHaveProForma(transaction, conversation, brand),
    draft: hasDraft ? await readComposedDraft(transaction, brand, quoteRequestId) : undefined,
    branches: await selectBranches(transaction),
    asked: await readAsked(transaction, quoteRequestId),
    estimate: conversation.revisions.some(({ kind }) => kind === 'estimate')
      ? (await selectLastEstimate(transaction, quoteRequestId)).document
      : undefined,
    mails: await selectMails(transaction, { quoteRequestId }, MAX_MAILS),
  };
}

/**
 * The same with what a draft would begin with, where it is our turn and there is none.
 * @param transaction that is taken back afterwards, because this begins the draft.
 */
export async function readWithStart(
  transaction: Transaction,
  brand: Brand,
  { quoteRequestId, operator }: { quoteRequestId: string; operator: string },
): Promise<StaffQuotation> {
  const quotation = await readStaffQuotation(transaction, brand, quoteRequestId);
  if (quotation.draft || quotation.conversation.turn !== 'ours') return quotation;
  await startDraft(transaction, { quoteRequestId, operator });
  return { ...quotation, start: await readComposedDraft(transaction, brand, quoteRequestId) };
}
