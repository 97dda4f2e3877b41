import type { ApiClient } from '#contract/client.ts';
import { insertRevision } from '#server/features/estimates/revision-queries.ts';
import { createVerifyCode } from '#server/features/quotations/verify-code.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from './buyers.ts';
import { sampleQuotation, sampleTerms } from './sample-quotation.ts';

type Shop = { database: Database; api(token?: string): ApiClient };

/** A quote request with a quotation that can be accepted until 8 December 2099, as far as its paper is concerned. */
export async function storeQuotation(shop: Shop & Parameters<typeof signUpWithPhone>[0]) {
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('The shop has no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 1 }]),
  });
  const quoteRequestId = result[0]?.order_invoice_id ?? '';
  const number = result[0]?.estimate_number ?? '';
  const verifyCode = createVerifyCode();
  const document = sampleQuotation(sampleTerms(undefined, { validUntil: '2099-12-08' }));
  await shop.database.transaction((transaction) =>
    insertRevision(transaction, { quoteRequestId, number: 1, madeBy: 'operator', document, verifyCode }),
  );
  return { quoteRequestId, number, verifyCode };
}
