import { AppError } from '#contract/errors.ts';
import type { Brand } from '#domain/brand.ts';
import { freezeFormerEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { lockQuoteRequest } from '#server/features/estimates/revision-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { chooseSeller } from './choose-seller.ts';
import { composeQuotation } from './compose-quotation.ts';
import { type Draft, selectDraft } from './repository.ts';
import { createVerifyCode } from './verify-code.ts';

type NextRevision = { draft: Draft; document: QuotationDocument; verifyCode: string };

/** The draft as it would be sent now. @throws AppError 'conflict' without a draft. */
export async function composeDraft(
  transaction: Transaction,
  brand: Brand,
  quoteRequestId: string,
): Promise<QuotationDocument> {
  return (await composeNextRevision(transaction, brand, quoteRequestId)).document;
}

/** The same with what is stored beside it. @throws as `composeDraft`. */
export async function composeNextRevision(
  transaction: Transaction,
  brand: Brand,
  quoteRequestId: string,
): Promise<NextRevision> {
  const draft = await selectDraft(transaction, quoteRequestId);
  if (!draft)
    throw new AppError(
      'conflict',
      'There is no draft yet. Change something first, for example: offer terms ORDER --valid-days 10.',
    );
  const former = await freezeFormerEstimate(transaction, quoteRequestId, brand);
  const { request, now } = await lockQuoteRequest(transaction, quoteRequestId);
  const verifyCode = createVerifyCode();
  const document = composeQuotation(request, draft.terms, former.document, {
    revision: former.number + 1,
    issuedAt: now,
    verifyCode,
    shopUrl: brand.shopUrl,
    ...(await chooseSeller(transaction, brand, draft.terms, former.document)),
  });
  return { draft, document, verifyCode };
}
