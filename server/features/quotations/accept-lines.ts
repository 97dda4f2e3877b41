import { AppError, invalidField } from '#contract/errors.ts';
import { findChoiceProblem, listOffered } from '#domain/quotation/choose-lines.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import {
  type Acceptance,
  insertAcceptance,
  type NewAcceptance,
  selectAcceptanceInForce,
} from './acceptance-queries.ts';
import { assertSameSeller } from './assert-same-seller.ts';
import type { NewEvent } from './event-queries.ts';
import type { LockedConversation } from './lock-conversation.ts';
import { findSentProblem } from './match-orders.ts';
import { insertOrders, lockOrdersOfRequest, updateFigures, updateStatuses } from './order-queries.ts';
import { type AcceptancePlan, planAcceptance } from './plan-acceptance.ts';
import { recordStep } from './record-step.ts';
import { deleteDraft, updateRevisionState } from './repository.ts';
import { type Quotation, selectQuotationByNumber } from './revision-queries.ts';

type AcceptedBy = Pick<NewEvent, 'madeBy' | 'actor'>;

/** Who accepted, and how; without what follows from the quotation. */
export type AcceptanceRecord = Omit<
  NewAcceptance,
  'id' | 'revisionId' | 'quoteRequestId' | 'lineNumbers' | 'totalPaise' | 'documentSha256'
>;

/** What the acceptance of a revision did to orders, as its event keeps it: what is needed to undo it. */
export type AcceptanceDetail = {
  how: string;
  lineNumbers: number[];
  totalPaise: number;
  formerFigures: AcceptancePlan['formerFigures'];
  confirmedIds: string[];
  addedIds: string[];
};

/**
 * Accepts lines of the offer: their orders become Confirmed, with new ones where there are none, and all others
 * Rejected.
 * @param lineNumbers of the chosen lines; without them, those that are offered.
 * @throws AppError 'invalid_input' for lines that cannot be taken together, 'conflict' when goods that have left would
 * change, or would be supplied from elsewhere.
 */
export async function acceptLines(
  transaction: Transaction,
  conversation: LockedConversation,
  {
    record,
    by,
    lineNumbers,
    isSilent = false,
  }: {
    record: AcceptanceRecord;
    by: AcceptedBy;
    lineNumbers?: readonly number[] | undefined;
    isSilent?: boolean | undefined;
  },
): Promise<Acceptance> {
  const { quoteRequestId } = conversation;
  const quotation = await getOffer(transaction, conversation);
  const { number: revisionNumber } = quotation;
  const { lines } = quotation.document.terms;
  const chosen = [...new Set(lineNumbers ?? listOffered(lines))].sort((one, other) => one - other);
  const problem = findChoiceProblem(lines, chosen);
  if (problem) throw invalidField('line_numbers', problem);
  const plan = await changeOrders(transaction, conversation, quotation, chosen, by.actor);
  const former = await selectAcceptanceInForce(transaction, quoteRequestId);
  if (former) await updateRevisionState(transaction, former.revisionId, 'superseded');
  await updateRevisionState(transaction, quotation.id, 'accepted');
  await deleteDraft(transaction, quoteRequestId);
  const acceptance = await insertAcceptance(transaction, {
    ...record,
    id: newId(),
    revisionId: quotation.id,
    quoteRequestId,
    lineNumbers: chosen,
    totalPaise: plan.totalPaise,
    documentSha256: quotation.documentSha256,
  });
  const detail: AcceptanceDetail = {
    how: record.how,
    lineNumbers: chosen,
    totalPaise: plan.totalPaise,
    formerFigures: plan.formerFigures,
    confirmedIds: plan.confirmed,
    addedIds: plan.added.map(({ id }) => id),
  };
  await recordStep(transaction, quoteRequestId, {
    state: 'accepted',
    event: { kind: 'accepted', ...by, revisionNumber, detail },
    mail: isSilent ? undefined : { about: 'accepted', revisionNumber },
  });
  return { ...acceptance, revisionNumber };
}

async function getOffer(
  transaction: Transaction,
  { quoteRequestId, offer }: LockedConversation,
): Promise<Quotation> {
  const quotation = offer && (await selectQuotationByNumber(transaction, quoteRequestId, offer.number));
  if (!quotation) throw new Error(`Nothing is offered for ${quoteRequestId}.`);
  return quotation;
}

async function changeOrders(
  transaction: Transaction,
  { quoteRequestId, accountId, createdAt }: LockedConversation,
  { number, document }: Quotation,
  chosen: readonly number[],
  changedBy: string,
): Promise<AcceptancePlan> {
  const lines = document.terms.lines.filter((line) => chosen.includes(line.number));
  const orders = await lockOrdersOfRequest(transaction, quoteRequestId);
  const sentProblem = findSentProblem(orders, lines);
  if (sentProblem) throw new AppError('conflict', sentProblem);
  await assertSameSeller(transaction, quoteRequestId, { orders, document });
  const plan = planAcceptance(document, chosen, orders, await listProducts(transaction, lines));
  await updateFigures(transaction, plan.figures, changedBy);
  const request = { quoteRequestId, accountId, createdAt, lastLineNumber: orders.at(-1)?.lineNumber ?? 0 };
  await insertOrders(transaction, request, plan.added, changedBy);
  const confirmation = { status: 'Confirmed', changedBy, reason: `Revision ${number} accepted` } as const;
  await updateStatuses(transaction, plan.confirmed, confirmation);
  const reason = `Not ordered (R${number})`;
  await updateStatuses(transaction, plan.rejected, { status: 'Rejected', changedBy, reason });
  return plan;
}

/** Those of the lines as the catalogue has them now, without their families. */
async function listProducts(
  transaction: Transaction,
  lines: readonly QuotationLine[],
): Promise<ProductSnapshot[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await selectProductsByIds(transaction, ids);
  return products.map(({ family: _, familyValues: __, ...product }) => product);
}
