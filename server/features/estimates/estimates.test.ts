import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { listChangeSets } from '#server/features/admin/change-set-queries.ts';
import { withdrawLinkOfEstimate } from '#server/features/admin/withdraw-link-of-estimate.ts';
import {
  BILLING,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  SHIPPING,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { addDiscount } from '../../../tests/support/order-steps.ts';
import { readPdfText } from '../../../tests/support/pdf-text.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { createEstimateRenderer } from './estimate-renderer.ts';
import { upsertDrawing, upsertEstimateFile } from './repository.ts';

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

/** A shop that sends no mails, and a buyer in it with this many quote requests. */
async function openShopWithUndrawn(count: number) {
  const ownShop = await openTestShop();
  onTestFinished(() => ownShop.close());
  const owner = await signUpWithPhone(ownShop);
  await ownShop.stopJobs();
  const [product] = await fetchProducts(owner.api, 1);
  if (!product) throw new Error('The shop is empty.');
  const invoices: string[] = [];
  while (invoices.length < count) {
    const body = quoteRequestFor([{ product, quantity: 1 }]);
    const { result } = await owner.api.submitQuoteRequest({ body });
    invoices.push(result[0]?.order_invoice_id ?? '');
  }
  return { ownShop, owner, invoices };
}

const waitForMails = () =>
  expect
    .poll(
      async () =>
        (
          await shop.database.execute(
            sql`select from graphile_worker.jobs where task_identifier = 'quote-request-mails'`,
          )
        ).rows,
      { timeout: 30_000 },
    )
    .toEqual([]);

const readText = async (pdf: Blob) => readPdfText(await pdf.bytes());

describe('an estimate', () => {
  it('an estimate can be prepared, fetched as a named file, deleted and prepared again', async () => {
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

  it('shows the added discount, and rejected orders apart from the lines', async () => {
    const { invoice, orders } = await submit();
    const [first, second] = orders;
    await addDiscount(shop.database, { orderId: first?._id ?? '', discountBps: 500, changedBy: 'meera' });
    await changeOrders(shop.database, 'meera', second?._id ?? '', { to: 'Rejected', reason: 'Sold out' });
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toContain(`${(first?.order_product.pro_discount ?? 0) + 5}%`);
    const { pro_title = '', pro_model = '' } = second?.order_product ?? {};
    expect(text.split(pro_title)).toHaveLength(2);
    expect(text).toContain(`${pro_title}, model ${pro_model}, quantity 2 pieces: Sold out`);
  });

  it('fails with a logged reason when its thread dies, and is drawn by another thread next time', async () => {
    const renderer = createEstimateRenderer();
    const ownShop = await openTestShop({}, { renderer });
    onTestFinished(async () => {
      await ownShop.close();
      await renderer.close();
    });
    const { api } = await signUpWithPhone(ownShop);
    const [product] = await fetchProducts(api, 1);
    if (!product) throw new Error('The shop is empty.');
    // Before the request, because it is drawn for the mails, too.
    const kill = (thread: Worker) => void thread.terminate();
    process.on('worker', kill);
    onTestFinished(() => void process.off('worker', kill));
    const { result } = await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
    const body = { invoice: result[0]?.order_invoice_id ?? '' };
    await expect(api.prepareEstimate({ body })).rejects.toMatchObject({ status: 500 });
    expect(ownShop.logLines.join()).toContain('The thread that draws estimates died: exit code');
    process.off('worker', kill);
    expect((await api.prepareEstimate({ body })).success).toBe(true);
  });

  it('an estimate is drawn once for its mails, its owner and all others, until its content changes', async () => {
    await waitForMails();
    const before = shop.countDrawings();
    const { invoice, orders } = await submit();
    await waitForMails();
    expect(shop.countDrawings()).toBe(before + 1);
    const prepare = (api = buyer.api) => api.prepareEstimate({ body: { invoice } });
    await prepare(shop.api());
    const first = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    await buyer.api.deleteEstimate({ params: { invoice } });
    await prepare();
    expect(await readText(await buyer.api.fetchEstimate({ params: { invoice } }))).toBe(first);
    expect(shop.countDrawings()).toBe(before + 1);

    await addDiscount(shop.database, {
      orderId: orders[0]?._id ?? '',
      discountBps: 500,
      changedBy: 'meera',
    });
    await Promise.all(Array.from({ length: 20 }, () => prepare()));
    expect(shop.countDrawings()).toBe(before + 2);
    const revised = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(revised).toMatch(/incl\. 5%\s+special/);
  });

  it('an estimate is not stored again while it stays the same', async () => {
    const { invoice } = await submit();
    const prepare = () => shop.api().prepareEstimate({ body: { invoice } });
    const readVersion = async () =>
      (
        await shop.database.execute(sql`
        select estimate_files.xmin from estimate_files join quote_requests on id = quote_request_id
        where coalesce(estimate_id, id) = ${invoice}`)
      ).rows;
    await prepare();
    const stored = await readVersion();
    expect(stored).toHaveLength(1);
    await prepare();
    expect(await readVersion()).toEqual(stored);
  });

  it('keeps its bytes when it is deleted and prepared again, so that a loop of both writes hardly anything', async () => {
    const { invoice } = await submit();
    const readChunkId = async () => {
      const { rows } = await shop.database.execute(sql`
        select pg_column_toast_chunk_id(pdf) as id from estimate_files
        join quote_requests on id = quote_request_id where coalesce(estimate_id, id) = ${invoice}`);
      return rows[0]?.id;
    };
    await shop.api().prepareEstimate({ body: { invoice } });
    const stored = await readChunkId();
    expect(stored).toEqual(expect.any(Number));
    await shop.api().deleteEstimate({ params: { invoice } });
    await expect(shop.api().fetchEstimate({ params: { invoice } })).rejects.toMatchObject({ status: 404 });
    await shop.api().prepareEstimate({ body: { invoice } });
    expect(await readChunkId()).toBe(stored);
    expect((await shop.api().fetchEstimate({ params: { invoice } })).size).toBeGreaterThan(0);
  });

  it('an estimate is not stored any more once its buyer’s account is deleted', async () => {
    const { ownShop, owner } = await openShopWithUndrawn(1);
    const { rows } = await ownShop.database.execute<{ id: string }>(sql`select id from quote_requests`);
    const quoteRequestId = rows[0]?.id ?? '';
    await owner.api.deleteAccount({ body: { password: PASSWORD } });
    const pdf = Buffer.from('as it was drawn meanwhile');
    await upsertDrawing(ownShop.database, { quoteRequestId, fingerprint: pdf, pdf });
    await upsertEstimateFile(ownShop.database, quoteRequestId, pdf);
    const count = sql`select from estimate_drawings union all select from estimate_files`;
    expect((await ownShop.database.execute(count)).rows).toEqual([]);
  });

  it('an estimate is drawn at most 20 times an hour for its owner; drawings that exist are not counted', async () => {
    const { ownShop, owner, invoices } = await openShopWithUndrawn(21);
    const last = invoices.at(-1) ?? '';
    const prepare = (invoice: string, api = owner.api) => api.prepareEstimate({ body: { invoice } });
    for (const invoice of invoices.slice(0, 20)) await prepare(invoice);
    await expect(prepare(last)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    expect(ownShop.countDrawings()).toBe(20);
    for (const invoice of invoices.slice(0, 20)) await prepare(invoice);
    await prepare(last, ownShop.api());
    await prepare(last);
    expect(ownShop.countDrawings()).toBe(21);
  });

  it('an estimate is drawn for its owner while strangers have filled their own queue', async () => {
    const { ownShop, owner, invoices } = await openShopWithUndrawn(30);
    const [own = '', ...others] = invoices;
    const stranger = ownShop.api();
    const statuses: number[] = [];
    const asked = others.map((invoice) =>
      stranger.prepareEstimate({ body: { invoice } }).then(
        () => statuses.push(200),
        ({ status }) => statuses.push(status),
      ),
    );
    await expect.poll(() => statuses).toContain(503);
    expect((await owner.api.prepareEstimate({ body: { invoice: own } })).success).toBe(true);
    await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('an estimate is not deleted by HEAD or by a prefetch', async () => {
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

describe('withdrawing the link to an estimate', () => {
  const knows = async (invoice: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: token };
    return (await shop.fetch(`/api/invoice/fetch-pdf/${invoice}`, { headers })).status === 200;
  };

  it('makes the former id unknown, for everybody and for good, and gives all its orders another one', async () => {
    const { invoice, orders } = await submit();
    await buyer.api.prepareEstimate({ body: { invoice } });
    const { order_invoice_id: replaced } = await buyer.api.withdrawEstimateLink({ body: { invoice } });
    expect(replaced).not.toBe(invoice);
    expect([await knows(replaced), await knows(invoice), await knows(invoice, buyer.token)]).toEqual([
      ...[true, false, false],
    ]);
    for (const api of [shop.api(), buyer.api]) {
      await expect(api.prepareEstimate({ body: { invoice } })).rejects.toMatchObject({ status: 404 });
      await expect(api.deleteEstimate({ params: { invoice } })).rejects.toMatchObject({ status: 404 });
    }
    const listed = (await buyer.api.listOrders()).orders.filter(
      ({ estimate_number }) => estimate_number === orders[0]?.estimate_number,
    );
    expect(listed.map((order) => order.order_invoice_id)).toEqual([replaced, replaced, replaced]);
    const { result } = await buyer.api.getOrder({ params: { oid: orders[0]?._id ?? '' } });
    expect(result).toEqual({ ...orders[0], order_invoice_id: replaced });
    expect(JSON.stringify(await buyer.api.downloadMyData())).not.toContain(invoice);

    await expect(buyer.api.withdrawEstimateLink({ body: { invoice } })).rejects.toMatchObject({
      status: 404,
    });
    const again = await buyer.api.withdrawEstimateLink({ body: { invoice: replaced } });
    expect([await knows(again.order_invoice_id), await knows(replaced), await knows(invoice)]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('leaves mails and the first response of the quote request as they were', async () => {
    const [product] = await fetchProducts(buyer.api, 1);
    if (!product) throw new Error('There is no product.');
    const request = {
      body: quoteRequestFor([{ product, quantity: 1 }]),
      headers: { 'idempotency-key': 'withdrawn since' },
    };
    const first = await buyer.api.submitQuoteRequest(request);
    const [order] = first.result;
    await buyer.api.withdrawEstimateLink({ body: { invoice: order?.order_invoice_id ?? '' } });
    expect(await buyer.api.submitQuoteRequest(request)).toEqual(first);
    await shop.outbox.waitForMail(buyer.email, `your quote request ${order?.estimate_number}`);
    await changeOrders(shop.database, 'meera', order?._id ?? '', { to: 'Confirmed', reason: '' });
    const mail = await shop.outbox.waitForMail(buyer.email, `of ${order?.estimate_number} confirmed`);
    expect(mail).toContain('The updated estimate is attached.');
  });

  it('withdrawing the link to an estimate is done by the operator for an order or an estimate number, and recorded without the new id', async () => {
    const { invoice, orders } = await submit();
    const number = orders[0]?.estimate_number ?? '';
    expect(await withdrawLinkOfEstimate(shop.database, 'meera', orders[1]?._id.slice(0, 7) ?? '')).toBe(
      number,
    );
    const replaced = (await buyer.api.getOrder({ params: { oid: orders[0]?._id ?? '' } })).result
      .order_invoice_id;
    expect(replaced).not.toBe(invoice);
    await expect(buyer.api.prepareEstimate({ body: { invoice } })).rejects.toMatchObject({ status: 404 });
    const [changeSet] = await listChangeSets(shop.database, 1, 1);
    expect(changeSet).toMatchObject({
      changedBy: 'meera',
      kind: 'quote_requests',
      changes: [{ after: { estimate_link_withdrawn_at: expect.any(String) } }],
    });
    expect(JSON.stringify(changeSet)).not.toContain(replaced);
    await withdrawLinkOfEstimate(shop.database, 'meera', number);
    await expect(buyer.api.prepareEstimate({ body: { invoice: replaced } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('withdrawing the link to an estimate is refused to another buyer', async () => {
    const { invoice } = await submit();
    const stranger = await signUpWithPhone(shop);
    await expect(stranger.api.withdrawEstimateLink({ body: { invoice } })).rejects.toMatchObject({
      status: 404,
    });
    await buyer.api.prepareEstimate({ body: { invoice } });
    expect(await knows(invoice)).toBe(true);
  });
});
