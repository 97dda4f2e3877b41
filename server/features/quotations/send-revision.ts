import { AppError } from '#contract/errors.ts';
import type { Brand } from '#domain/brand.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { findGaps } from '#domain/quotation/check-terms.ts';
import type { QuotationLine, QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { insertRevision } from '#server/features/estimates/revision-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { checkFloors } from './approve-rates.ts';
import { assertSameSeller } from './assert-same-seller.ts';
import { selectBranch } from './branch-queries.ts';
import { assertNoProblems, createChangedError } from './change-draft.ts';
import { assertCanTakeStep } from './check-step.ts';
import { composeNextRevision } from './compose-draft.ts';
import { type LockedConversation, lockConversation } from './lock-conversation.ts';
import { findSentProblem } from './match-orders.ts';
import { selectOrdersOfRequest } from './order-queries.ts';
import { byOperator, recordStep } from './record-step.ts';
import { deleteDraft, selectDraft, updateRevisionState } from './repository.ts';

type Sending = {
  quoteRequestId: string;
  operator: string;
  /** The version of the draft that the operator has seen. */
  expectedVersion?: number | undefined;
  /** Whether the operator has seen that GST rates differ from the catalogue's. */
  hasCheckedGst?: boolean | undefined;
  /** Whether the buyer gets no mail. */
  isSilent?: boolean | undefined;
};

/**
 * Sends the draft as the next revision, in place of the offer before it. After an acceptance it is an amendment: what
 * was accepted holds until the buyer accepts the new one.
 * @throws AppError 'conflict' when there is no draft or somebody else has changed it, when goods that have left would
 * change or be supplied from elsewhere, when a branch or the number of a LUT is missing, when GST rates differ from the
 * catalogue's and the operator has not checked them, or when a rate below its floor is not approved; 'invalid_input'
 * for a draft that is not complete.
 */
export async function sendRevision(
  transaction: Transaction,
  brand: Brand,
  { quoteRequestId, operator, expectedVersion, hasCheckedGst, isSilent }: Sending,
): Promise<QuotationDocument> {
  const conversation = await lockConversation(transaction, quoteRequestId);
  assertCanTakeStep('send', conversation);
  await assertHasDraft(transaction, conversation);
  const { draft, document, verifyCode } = await composeNextRevision(transaction, brand, quoteRequestId);
  if (expectedVersion !== undefined && expectedVersion !== draft.version) throw createChangedError(draft);
  await assertHasBranch(transaction, draft.terms);
  assertHasLut(document);
  const { lines } = draft.terms;
  assertNoProblems(findGaps(draft.terms, formatIsoDay(conversation.now)));
  const orders = await selectOrdersOfRequest(transaction, quoteRequestId);
  const sentProblem = findSentProblem(orders, lines.filter(isOffered));
  if (sentProblem) throw new AppError('conflict', sentProblem);
  await assertSameSeller(transaction, quoteRequestId, { orders, document });
  if (!hasCheckedGst) await assertCurrentRates(transaction, lines);
  const belowFloor = await checkFloors(transaction, draft, operator);
  const { offer } = conversation;
  if (offer) await updateRevisionState(transaction, offer.id, 'superseded');
  const number = document.revision;
  await insertRevision(transaction, { quoteRequestId, number, madeBy: 'operator', document, verifyCode });
  await deleteDraft(transaction, quoteRequestId);
  await recordStep(transaction, quoteRequestId, {
    state: 'offered',
    isAnswer: true,
    event: {
      kind: 'offered',
      ...byOperator(operator),
      revisionNumber: number,
      detail: {
        ...{ totalPaise: document.figures.totalPaise, validUntil: document.terms.validUntil },
        ...(belowFloor.length > 0 && { belowFloor }),
      },
    },
    mail: isSilent ? undefined : { about: 'offered', revisionNumber: number },
  });
  return document;
}

/** An acceptance drops the draft that it came before. */
async function assertHasDraft(
  transaction: Transaction,
  { quoteRequestId, state }: LockedConversation,
): Promise<void> {
  if (await selectDraft(transaction, quoteRequestId)) return;
  throw new AppError(
    'conflict',
    state === 'accepted'
      ? 'The quotation has been accepted, and there is no draft of an amendment.'
      : 'There is no draft yet. Change something first, for example: offer terms ORDER --valid-days 10.',
  );
}

async function assertHasBranch(transaction: Transaction, { branch }: QuotationTerms): Promise<void> {
  if (branch === undefined || (await selectBranch(transaction, branch))) return;
  throw new AppError(
    'conflict',
    `The branch “${branch}” has been removed. Please choose again where this is supplied from.`,
  );
}

function assertHasLut({ terms: { sez, branch }, lut }: QuotationDocument): void {
  if (sez !== 'lut' || lut !== undefined) return;
  const where = branch === undefined ? 'add it to the seller in Settings' : `add it to the branch ${branch}`;
  throw new AppError('conflict', `A supply to SEZ under LUT needs the number of the LUT: ${where}.`);
}

function isOffered({ offer }: QuotationLine): boolean {
  return offer === 'offered';
}

/** A line for sale at the rate of its product; the rate of a rent is not the product's. */
async function assertCurrentRates(transaction: Transaction, lines: readonly QuotationLine[]): Promise<void> {
  const sold = lines.filter(({ offer, rental }) => offer !== 'unavailable' && !rental);
  const products = await selectProductsByIds(
    transaction,
    sold.flatMap(({ productId }) => productId ?? []),
  );
  const rates = new Map(products.map(({ id, gstBps }) => [id, gstBps]));
  const differing = sold.flatMap(({ number, productId = '', gstBps }) => {
    const current = rates.get(productId) ?? gstBps;
    return current === gstBps
      ? []
      : [`line ${number} has ${formatPercent(gstBps)}, the catalogue ${formatPercent(current)}`];
  });
  if (differing.length === 0) return;
  throw new AppError('conflict', `Please check the GST rate: ${differing.join('; ')}.`);
}
