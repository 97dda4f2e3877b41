import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import {
  BILLING,
  quoteRequestFor,
  SHIPPING,
  signUpWithPhone,
  someProducts,
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
  const products = await someProducts(buyer.api, 3);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const { result } = await buyer.api.submitQuoteRequest({ body: { ...body, ...changes } });
  return { invoice: result[0]?.order_invoice_id ?? '', total: body.totalamount, orders: result };
}

const textOf = async (pdf: Blob) => readPdfText(await pdf.bytes());

describe('an estimate', () => {
  it('is prepared, fetched under its name and deleted, and can be prepared again', async () => {
    const { invoice, total, orders } = await submit();
    const notYet = await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`);
    expect(notYet.status).toBe(404);

    await buyer.api.prepareEstimate({ body: { invoice } });
    const reply = await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toContain(`invoice_${invoice}.pdf`);
    const text = await textOf(await reply.blob());
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
    const { s_state: _, ...elsewhere } = SHIPPING;
    const shipping_address = {
      ...elsewhere,
      s_state: BILLING.b_state,
      s_district: BILLING.b_district,
      s_pin: BILLING.b_pin,
    };
    const { invoice } = await submit({ shipping_address });
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await textOf(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toMatch(/CGST +SGST/);
    expect(text).not.toMatch(/Taxable value +IGST/);
  });

  it('shows the operator’s extra discount and leaves rejected lines out', async () => {
    const { invoice, orders } = await submit();
    const [first, second] = orders;
    await shop.database.execute(sql`update orders set added_discount_bps = 500 where id = ${first?._id}`);
    await shop.database.execute(sql`update orders set status = 'Rejected' where id = ${second?._id}`);
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await textOf(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toContain(`${(first?.order_product.pro_discount ?? 0) + 5}%`);
    expect(text).not.toContain(second?.order_product.pro_model);
  });

  it('is refused clearly when its thread dies, and made by another thread the next time', async () => {
    const ownShop = await openTestShop();
    onTestFinished(() => ownShop.close());
    const { api } = await signUpWithPhone(ownShop);
    const [product] = await someProducts(api, 1);
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

  it('is nobody else’s: another buyer’s token, an unknown id and an invalid token are refused', async () => {
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
