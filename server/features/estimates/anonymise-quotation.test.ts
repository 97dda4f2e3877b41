import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pseudonymiseAccountQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import { createVerifyCode } from '#server/features/quotations/verify-code.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { sampleLine, sampleQuotation, sampleTerms } from '../../../tests/support/sample-quotation.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { drawQuotation } from './draw-quotation.ts';
import { insertRevision, selectLastRevision } from './revision-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { productId, ...withoutProduct } = sampleLine(2);

it('a quotation loses names, addresses and words with its request, and keeps products and figures', async () => {
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('The shop has no product.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor([{ product, quantity: 1 }]),
  });
  const quoteRequestId = result[0]?.order_invoice_id ?? '';
  const rental = { per: 'day', periods: 2, pin: '711204', depositPaise: 0, mobilisationPaise: 0 } as const;
  const lines = [
    sampleLine(1, { note: 'Secret note' }),
    { ...withoutProduct, title: 'Secret title', rental },
  ];
  const terms = sampleTerms(lines, {
    notes: ['Secret words'],
    deliveryTerms: 'Secret gate',
    paymentTerms: 'Secret credit',
    warranty: 'Secret warranty',
  });
  const requestTerms = { reference: 'Secret reference', neededBy: '2026-11-01', remark: 'Secret remark' };
  const former = sampleQuotation(sampleTerms([sampleLine(1, { title: 'Secret former title' })]));
  const document = sampleQuotation(terms, { revision: 1, former, request: { requestTerms } });
  const stored = await shop.database.transaction((transaction) =>
    insertRevision(transaction, {
      quoteRequestId,
      number: 1,
      madeBy: 'operator',
      document,
      verifyCode: createVerifyCode(),
    }),
  );
  await shop.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ accountId: string }>(
      sql`select account_id as "accountId" from quote_requests where id = ${quoteRequestId}`,
    );
    await pseudonymiseAccountQuoteRequests(transaction, rows[0]?.accountId ?? '');
  });
  const last = await selectLastRevision(shop.database, quoteRequestId);
  if (last?.document.kind !== 'quotation') throw new Error('There is no quotation.');
  const { billTo, terms: left, figures } = last.document;
  const json = JSON.stringify(last.document);
  for (const trace of ['Secret', '711204', 'Hooghly', 'Kavita', '98300', 'Grand Trunk', '19AABCD9876K1ZX']) {
    expect(json).not.toContain(trace);
  }
  expect(billTo).toMatchObject({ customer: 'Deleted account', state: 'West Bengal (19)' });
  expect(figures).toEqual(document.figures);
  expect(left.lines.map(({ title }) => title)).toEqual(['Bench drilling machine 20 mm', 'Text removed']);
  expect(last.document.requestTerms).toEqual({ neededBy: '2026-11-01' });
  expect(last.documentSha256).not.toEqual(stored.documentSha256);
  expect(readFlow(await drawQuotation(last.document))).toContain('Deleted account');
});
