import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import {
  BILLING,
  fetchProducts,
  quoteRequestFor,
  SHIPPING,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { readPdfText } from '../../../tests/support/pdf-text.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

async function submit(changes: object = {}) {
  const products = await fetchProducts(buyer.api, 3);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const { result } = await buyer.api.submitQuoteRequest({ body: { ...body, ...changes } });
  return { invoice: result[0]?.order_invoice_id ?? '', total: body.totalamount, orders: result };
}

const readText = async (pdf: Blob) => readPdfText(await pdf.bytes());

describe('an estimate', () => {
  it('can be prepared, fetched as a named file, deleted and prepared again', async () => {
    const { invoice, total, orders } = await submit();
    const beforehand = await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`);
    expect(beforehand.status).toBe(404);

    await buyer.api.prepareEstimate({ body: { invoice } });
    const response = await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`invoice_${invoice}.pdf`);
    const text = await readText(await response.blob());
    expect(text).toContain(orders[0]?.estimate_number);
    expect(text).toContain(formatRupees(paiseFromRupees(total)));
    expect(text).toMatch(/Taxable value +IGST/);
    expect(text).not.toMatch(/CGST +SGST/);

    for (let times = 0; times < 2; times += 1) {
      expect(await buyer.api.deleteEstimate({ params: { invoice } })).toEqual({ success: true });
    }
    expect((await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`)).status).toBe(404);
    await buyer.api.prepareEstimate({ body: { invoice } });
    expect((await buyer.api.fetchEstimate({ params: { invoice } })).size).toBeGreaterThan(1000);
  });

  it('splits the tax into CGST and SGST when delivered in the seller’s state', async () => {
    const { s_state: _, ...otherFields } = SHIPPING;
    const shipping_address = {
      ...otherFields,
      s_state: BILLING.b_state,
      s_district: BILLING.b_district,
      s_pin: BILLING.b_pin,
    };
    const { invoice } = await submit({ shipping_address });
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toMatch(/CGST +SGST/);
    expect(text).not.toMatch(/Taxable value +IGST/);
  });

  it('shows the added discount and omits rejected orders', async () => {
    const { invoice, orders } = await submit();
    const [first, second] = orders;
    await shop.database.execute(sql`update orders set added_discount_bps = 500 where id = ${first?._id}`);
    await shop.database.execute(sql`update orders set status = 'Rejected' where id = ${second?._id}`);
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toContain(`${(first?.order_product.pro_discount ?? 0) + 5}%`);
    expect(text).not.toContain(second?.order_product.pro_model);
  });

  it('fails with a logged reason when its thread dies, and is drawn by another thread next time', async () => {
    const ownShop = await openTestShop();
    onTestFinished(() => ownShop.close());
    const { api } = await signUpWithPhone(ownShop);
    const [product] = await fetchProducts(api, 1);
    if (!product) throw new Error('The shop is empty.');
    const { result } = await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
    const body = { invoice: result[0]?.order_invoice_id ?? '' };
    const kill = (thread: Worker) => void thread.terminate();
    process.on('worker', kill);
    onTestFinished(() => void process.off('worker', kill));
    await expect(api.prepareEstimate({ body })).rejects.toMatchObject({ status: 500 });
    expect(ownShop.logLines.join()).toContain('The thread that draws estimates died: exit code');
    process.off('worker', kill);
    expect((await api.prepareEstimate({ body })).success).toBe(true);
  });

  it('is not deleted by HEAD or by a prefetch', async () => {
    const { invoice } = await submit();
    await buyer.api.prepareEstimate({ body: { invoice } });
    const address = `/api/invoice/delete-pdf/${invoice}`;
    await shop.fetch(address, { method: 'HEAD' });
    await shop.fetch(address, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect((await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`)).status).toBe(200);
  });

  it('cannot be prepared with another buyer’s token, an invalid token or an unknown id', async () => {
    const { invoice } = await submit();
    const other = await signUpWithPhone(shop);
    await expect(other.api.prepareEstimate({ body: { invoice } })).rejects.toMatchObject({ status: 404 });
    await expect(buyer.api.prepareEstimate({ body: { invoice: 'unknown' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(shop.api('garbage').prepareEstimate({ body: { invoice } })).rejects.toMatchObject({
      status: 401,
    });
    expect((await shop.api().prepareEstimate({ body: { invoice } })).success).toBe(true);
  });
});
