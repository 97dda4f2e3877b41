import { AppError } from '#contract/errors.ts';
import { hasLeft } from '#domain/order-status.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectAcceptanceInForce } from './acceptance-queries.ts';
import type { RequestOrder } from './order-queries.ts';

/**
 * What has left has an invoice under the GSTIN that supplied it: that of the quotation that holds or, without one, the
 * head office's.
 * @throws AppError 'conflict' when a quotation would change that.
 */
export async function assertSameSeller(
  transaction: Transaction,
  quoteRequestId: string,
  { orders, document }: { orders: readonly RequestOrder[]; document: QuotationDocument },
): Promise<void> {
  if (!orders.some(({ status, sentQuantity }) => hasLeft(status) || sentQuantity > 0)) return;
  const accepted = await selectAcceptanceInForce(transaction, quoteRequestId);
  const isSame = accepted
    ? accepted.document.seller.gstin === document.seller.gstin
    : document.terms.branch === undefined;
  if (isSame) return;
  throw new AppError('conflict', 'Goods have already been sent, so the seller’s GSTIN can no longer change.');
}
