import { eq } from 'drizzle-orm';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { readConfig } from '#server/app/config.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { changeDraft } from '#server/features/quotations/change-draft.ts';
import { sendRevision } from '#server/features/quotations/send-revision.ts';
import { orders } from '#server/platform/database/schema.ts';
import { requestQuote } from './buyers.ts';
import type { TestShop } from './test-shop.ts';

const { brand } = readConfig({});

/** Requests a quote as `requestQuote` does. @returns the request's id and its estimate number. */
export async function createRequest(
  { database }: Pick<TestShop, 'database'>,
  ...request: Parameters<typeof requestQuote>
) {
  const [first] = await requestQuote(...request);
  if (!first) throw new Error('There is no order.');
  const [order] = await database.select().from(orders).where(eq(orders.id, first._id));
  return { quoteRequestId: order?.quoteRequestId ?? '', number: first.estimate_number };
}

/**
 * Sends the next quotation of a request as meera.
 * @param change of the terms that the draft begins with.
 */
export function sendOffer(
  { database }: Pick<TestShop, 'database'>,
  quoteRequestId: string,
  change: (terms: QuotationTerms) => QuotationTerms = (terms) => terms,
): Promise<QuotationDocument> {
  const operator = 'meera';
  return runAsOperator(database, operator, async (transaction) => {
    await changeDraft(transaction, { quoteRequestId, operator }, change);
    return sendRevision(transaction, brand, { quoteRequestId, operator });
  });
}
