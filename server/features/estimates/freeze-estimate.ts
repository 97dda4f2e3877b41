import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '#domain/brand.ts';
import { getSeller } from '#server/features/content/get-seller.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { composeEstimate, recomposeEstimate } from './compose-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { isQuotation } from './frozen-document.ts';
import { selectLastChangeOfTotal, selectQuotedOrders } from './repository.ts';
import { insertRevision, lockQuoteRequest, type Revision, selectLastRevision } from './revision-queries.ts';

/**
 * Freezes the estimate of a quote request as its next revision, unless a step has left it as it was. After a quotation
 * there are no more estimates, because only another quotation changes what was offered. To be called once per
 * quote request in the transaction of the step, after everything else. A quote request without any revision is left to
 * `freezeFormerEstimate`, because only a frozen estimate says who the seller was.
 */
export async function freezeEstimate(
  transaction: Transaction,
  quoteRequestId: string,
  madeBy: 'buyer' | 'operator' | 'system',
): Promise<void> {
  const { request, now } = await lockQuoteRequest(transaction, quoteRequestId);
  const former = await selectLastRevision(transaction, quoteRequestId);
  if (!former || isQuotation(former.document)) return;
  const orders = await selectQuotedOrders(transaction, quoteRequestId);
  const document = recomposeEstimate(request, orders, former.document, now);
  if (isDeepStrictEqual(toJson(document), toJson(former.document))) return;
  await insertRevision(transaction, { quoteRequestId, number: former.number + 1, madeBy, document });
}

/**
 * Freezes the estimate of a quote request that is older than revisions, as its revision 0 and from the settings of now,
 * unless it has one.
 * @returns the last revision.
 */
export async function freezeFormerEstimate(
  transaction: Transaction,
  quoteRequestId: string,
  brand: Brand,
): Promise<Revision> {
  const { request } = await lockQuoteRequest(transaction, quoteRequestId);
  const last = await selectLastRevision(transaction, quoteRequestId);
  if (last) return last;
  const orders = await selectQuotedOrders(transaction, quoteRequestId);
  const { brand: seller, contactLinks } = await getSeller(transaction, brand);
  const revisedAt = await selectLastChangeOfTotal(transaction, quoteRequestId);
  return insertRevision(transaction, {
    quoteRequestId,
    number: 0,
    madeBy: 'system',
    isRetrospective: true,
    document: composeEstimate(request, orders, { brand: seller, ...contactLinks }, revisedAt),
  });
}

/** As it is stored: without fields that are undefined. */
function toJson(document: EstimateDocument): unknown {
  return JSON.parse(JSON.stringify(document));
}
