import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { readConfig } from '#server/app/config.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { getLastEstimate, renderEstimate } from '#server/features/estimates/render-estimate.ts';
import {
  fetchProducts,
  PARTY,
  PASSWORD,
  quoteRequestFor,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { readPages } from '../../../tests/support/read-pdf.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, sharedRenderer, type TestShop } from '../../../tests/support/test-shop.ts';

type Buyer = Awaited<ReturnType<typeof signUpWithPhone>>;

let shop: TestShop;
let buyer: Buyer;
let product: WireProduct;
let other: WireProduct;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
  buyer = await signUpWithPhone(shop);
  [product, other] = (await fetchProducts(shop.api(), 2)) as [WireProduct, WireProduct];
});
afterAll(() => shop.close());

const OPERATOR = 'orders@haat.test';
const { brand } = readConfig({});

const LINE_WISH = {
  quantity: 40.125,
  unit: 'BAG',
  target_price: 349.5,
  needed_by: '2099-12-05',
  remark: 'in two lots',
};
const RENTAL = { from: '2099-11-24', until: '2099-12-20', pin: '411001', with_operator: true };
const REQUEST_TERMS = {
  request_reference: 'RFQ/2099/17',
  request_needed_by: '2099-12-31',
  request_remark: 'Gate closes at six',
};

function cartBody() {
  return {
    ...quoteRequestFor([
      { product, quantity: 5 },
      { product: other, quantity: 1 },
    ]),
    line_wishes: { [product._id]: LINE_WISH },
    wishes: [
      { text: 'Sariya 32 mm', quantity: 2, unit: 'TON' },
      { product: other._id, rental: RENTAL },
    ],
    ...REQUEST_TERMS,
  };
}

function wishesBody() {
  return {
    ...PARTY,
    wishes: [{ text: 'Welding rods 3.15 mm', quantity: 12, unit: 'PAC' }],
    ...REQUEST_TERMS,
  };
}

/** The rows that the operator’s CSV has of a request, by the names of their columns. */
async function exportRows(number: string): Promise<Record<string, string>[]> {
  const { stdout } = await runCommand(shop, ['orders', '--csv', '--search', number]);
  return parse(stdout, { bom: true, columns: true });
}

async function readText(pdf: Blob): Promise<string> {
  return readPages(new Uint8Array(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

async function readDocument(estimateId: string) {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from quote_requests where coalesce(estimate_id, id) = ${estimateId}`,
  );
  const { document } = await getLastEstimate(shop.database, brand, rows[0]?.id ?? '');
  return document;
}

describe('wishes beside a cart', () => {
  it('change no amount, and are repeated with the orders, in the frozen estimate and in its PDF', async () => {
    const body = cartBody();
    const { result } = await buyer.api.submitQuoteRequest({ body });
    const [first, second] = result;
    expect(first).toMatchObject({ order_qty: 5, order_wish: LINE_WISH, ...REQUEST_TERMS });
    expect(second).not.toHaveProperty('order_wish');
    expect(first?.estimate_total).toBe(body.totalamount);
    expect((await buyer.api.getOrder({ params: { oid: first?._id ?? '' } })).result).toEqual(first);

    const document = await readDocument(first?.order_invoice_id ?? '');
    expect(document.lines[0]?.wish).toEqual({
      quantity: 40.125,
      unit: 'BAG',
      targetPricePaise: 349_50,
      neededBy: '2099-12-05',
      remark: 'in two lots',
    });
    expect(document.lines[1]).not.toHaveProperty('wish');
    const query = { invoice: first?.order_invoice_id ?? '' };
    expect(await buyer.api.listWishRequests({ query })).toMatchObject({
      requests: [
        { order_count: 2, wishes: [{ text: 'Sariya 32 mm' }, { text: other.pro_title, rental: RENTAL }] },
      ],
    });
    expect(document.wishes).toMatchObject([
      { text: 'Sariya 32 mm', quantity: 2, unit: 'TON' },
      { text: other.pro_title, model: other.pro_model, rental: { pin: '411001', withOperator: true } },
    ]);

    const { pdf } = await renderEstimate(
      shop.database,
      { renderer: sharedRenderer, brand },
      first?.order_invoice_id ?? '',
    );
    const text = readPages(pdf).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Required: 40.125 bags · target price ₹349.50 per bag before GST');
    expect(text).toContain('needed by 5 Dec 2099 · remark: in two lots');
    expect(text).toContain('Also requested');
    expect(text).toContain('1. Sariya 32 mm: 2 tonnes');
    expect(text).toContain('to rent from 24 Nov 2099 until 20 Dec 2099 at PIN 411001, with operator');
    expect(text).toContain('RFQ/2099/17');
    expect(text).toContain('Gate closes at six');
  });

  it('are shown and exported to the operator with the line that they belong to', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: cartBody() });
    const number = result[0]?.estimate_number ?? '';
    const shown = (await runCommand(shop, ['show', number])).stdout.replaceAll(/\s+/g, ' ');
    expect(shown).toContain(product.pro_title);
    expect(shown).toContain('Required: 40.125 bags · target price ₹349.50 per bag before GST');
    expect(shown).toContain('needed by 5 Dec 2099 · remark: in two lots');

    const [first, second, ...wishes] = await exportRows(number);
    expect(first).toMatchObject({
      order: result[0]?._id,
      quantity: '5',
      asked_quantity: '40.125',
      asked_unit: 'BAG',
      target_price: '349.5',
      needed_by: '2099-12-05',
      remark: 'in two lots',
    });
    expect(second).toMatchObject({
      order: result[1]?._id,
      quantity: '1',
      asked_quantity: '',
      asked_unit: '',
    });
    expect(wishes).toMatchObject([
      { order: '', title: 'Sariya 32 mm', asked_quantity: '2', asked_unit: 'TON' },
      { order: '', title: other.pro_title },
    ]);
  });

  it('stay on the estimate after a step of the operator’s', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: cartBody() });
    await changeOrders(shop.database, 'meera', [result[0]?._id ?? ''], {
      to: 'Rejected',
      reason: 'Sold out',
    });
    const document = await readDocument(result[0]?.order_invoice_id ?? '');
    expect(document.wishes).toHaveLength(2);
    expect(document.requestTerms).toEqual({
      reference: 'RFQ/2099/17',
      neededBy: '2099-12-31',
      remark: 'Gate closes at six',
    });
  });

  it('are in both mails', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: cartBody() });
    const number = result[0]?.estimate_number ?? '';
    for (const recipient of [buyer.email, OPERATOR]) {
      const mail = await shop.outbox.waitForMail(recipient, number);
      expect(mail).toContain('Required: 40.125 bags');
      expect(mail).toContain('1. Sariya 32 mm: 2 tonnes');
      expect(mail).toContain('Reference: RFQ/2099/17');
    }
  });

  it.each([
    ['a fourth decimal', { line_wishes: { id: { quantity: 1.0001 } } }, 422],
    ['nothing', { line_wishes: { id: { quantity: 0 } } }, 422],
    ['an unknown unit', { line_wishes: { id: { unit: 'XYZ' } } }, 422],
    ['a third of a paisa', { line_wishes: { id: { target_price: 10.005 } } }, 422],
    ['31 February', { request_needed_by: '2099-02-31' }, 422],
    ['yesterday', { request_needed_by: '2020-01-01' }, 422],
    ['a remark of 501 characters', { request_remark: 'x'.repeat(501) }, 422],
    ['text that changes its direction', { request_reference: 'RFQ \u202e17' }, 422],
    ['neither product nor words', { wishes: [{ quantity: 1 }] }, 422],
    ['both product and words', { wishes: [{ product: 'id', text: 'x' }] }, 422],
    ['a product that is not in the catalogue', { wishes: [{ product: 'gone' }] }, 409],
    [
      'a rental that ends before it begins',
      { wishes: [{ text: 'x', rental: { ...RENTAL, until: '2099-01-01' } }] },
      422,
    ],
    ['a site without a PIN', { wishes: [{ text: 'x', rental: { ...RENTAL, pin: '0' } }] }, 422],
    ['401 wishes', { wishes: Array.from({ length: 401 }, () => ({ text: 'x' })) }, 422],
  ])('are rejected with %s, and nothing is stored', async (_, changes, status) => {
    const requester = await signUpWithPhone(shop);
    const text = JSON.stringify({ ...quoteRequestFor([{ product, quantity: 1 }]), ...changes });
    const body = JSON.parse(text.replace('{"id":', `{"${product._id}":`));
    await expect(requester.api.submitQuoteRequest({ body })).rejects.toMatchObject({ status });
    expect((await requester.api.listOrders()).total).toBe(0);
  });

  it('of a product that is not in the cart are rejected', async () => {
    const body = { ...quoteRequestFor([{ product, quantity: 1 }]), line_wishes: { [other._id]: LINE_WISH } };
    await expect(buyer.api.submitQuoteRequest({ body })).rejects.toMatchObject({ status: 422 });
  });
});

describe('wishes alone', () => {
  it('make a numbered request without orders, once per idempotency key', async () => {
    const requester = await signUpWithPhone(shop);
    const request = { body: wishesBody(), headers: { 'idempotency-key': 'one' } };
    const [first, again] = await Promise.all([
      requester.api.submitWishes(request),
      requester.api.submitWishes(request),
    ]);
    expect(again).toEqual(first);
    expect(first.result).toMatchObject({
      estimate_number: expect.stringMatching(/^EST\/\d{4}-\d\d\/\d{6}$/),
      order_count: 0,
      wishes: [{ text: 'Welding rods 3.15 mm', quantity: 12, unit: 'PAC' }],
      ...REQUEST_TERMS,
    });
    const other = { ...request, body: { ...request.body, request_reference: 'another' } };
    await expect(requester.api.submitWishes(other)).rejects.toMatchObject({ status: 422 });
    expect(await requester.api.listWishRequests()).toMatchObject({ total: 1, requests: [first.result] });
    expect((await requester.api.listOrders()).total).toBe(0);
    const stranger = await signUpWithPhone(shop);
    const query = { invoice: first.result.order_invoice_id };
    expect(await stranger.api.listWishRequests({ query })).toMatchObject({ total: 0, requests: [] });
  });

  it('count towards the same limits, and need a verified phone', async () => {
    const requester = await signUpWithPhone(shop);
    for (let count = 0; count < 30; count += 1) await requester.api.submitWishes({ body: wishesBody() });
    await expect(requester.api.submitWishes({ body: wishesBody() })).rejects.toMatchObject({ status: 429 });
    const body = quoteRequestFor([{ product, quantity: 1 }]);
    await expect(requester.api.submitQuoteRequest({ body })).rejects.toMatchObject({ status: 429 });
  });

  it('have an estimate without prices, which their owner can download', async () => {
    const { result } = await buyer.api.submitWishes({ body: wishesBody() });
    const invoice = result.order_invoice_id;
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toContain('1. Welding rods 3.15 mm: 12 packs');
    expect(text).toContain('send you a quotation with prices');
    expect(text).not.toMatch(/Grand total|Valid until/);
  });

  it('can be a rental only, which the estimate describes', async () => {
    const body = { ...PARTY, wishes: [{ product: product._id, quantity: 2, rental: RENTAL }] };
    const { result } = await buyer.api.submitWishes({ body });
    expect(result).toMatchObject({ order_count: 0, wishes: [{ text: product.pro_title, rental: RENTAL }] });
    const invoice = result.order_invoice_id;
    await buyer.api.prepareEstimate({ body: { invoice } });
    const text = await readText(await buyer.api.fetchEstimate({ params: { invoice } }));
    expect(text).toContain(`1. ${product.pro_title}`);
    expect(text).toContain('to rent from 24 Nov 2099 until 20 Dec 2099 at PIN 411001, with operator');
    expect(text).not.toMatch(/Grand total|Valid until/);
  });

  it('are mailed to buyer and operator', async () => {
    const { result } = await buyer.api.submitWishes({ body: wishesBody() });
    const toOperator = await shop.outbox.waitForMail(OPERATOR, result.estimate_number);
    expect(toOperator).toContain('1 item without a price');
    expect(toOperator).toContain('Welding rods 3.15 mm: 12 packs');
    const toBuyer = await shop.outbox.waitForMail(buyer.email, result.estimate_number);
    expect(toBuyer).toContain('send you a quotation');
    expect(toBuyer).not.toContain('Total with GST');
  });

  it('are shown, listed and exported to the operator', async () => {
    const { result } = await buyer.api.submitWishes({ body: wishesBody() });
    const number = result.estimate_number;
    const shown = await runCommand(shop, ['show', number]);
    expect(shown.stdout).toContain('ASKED FOR');
    expect(shown.stdout).toContain('1. Welding rods 3.15 mm: 12 packs');
    expect(shown.stdout).toContain('Reference: RFQ/2099/17');
    expect(await runCommand(shop, ['confirm', number])).toMatchObject({
      exitCode: 1,
      stderr: `${number} has no orders: it asks only for items without a price.\n`,
    });
    const listed = await runCommand(shop, ['orders', '--search', number]);
    expect(listed.stdout).toContain('1 item without a price');
    const [row] = await exportRows(number);
    expect(row).toMatchObject({
      estimate: number,
      order: '',
      title: 'Welding rods 3.15 mm',
      asked_quantity: '12',
      asked_unit: 'PAC',
      request_reference: 'RFQ/2099/17',
      total: '',
    });
  });
});

describe('a buyer’s data', () => {
  it('contains the wishes', async () => {
    const requester = await signUpWithPhone(shop);
    await requester.api.submitWishes({ body: wishesBody() });
    await requester.api.submitQuoteRequest({ body: cartBody() });
    const data = JSON.stringify((await requester.api.downloadMyData()).result);
    for (const words of [
      'Welding rods 3.15 mm',
      'in two lots',
      'Gate closes at six',
      'Sariya 32 mm',
      '411001',
    ])
      expect(data).toContain(words);
  });

  it('loses its words and the site’s PIN with the account; products and figures stay', async () => {
    const requester = await signUpWithPhone(shop);
    await requester.api.submitQuoteRequest({ body: cartBody() });
    const { result } = await requester.api.submitWishes({ body: wishesBody() });
    await requester.api.deleteAccount({ body: { password: PASSWORD } });
    const { rows } = await shop.database.execute<{ stored: string; isIntact: boolean }>(sql`
      select concat(request.wishes, request.request_terms, document,
        (select string_agg(wish::text, '') from orders where quote_request_id = request.id)) as stored,
        document_sha256 = sha256(convert_to(document::text, 'UTF8')) as "isIntact"
      from quote_requests as request join quote_revisions on quote_request_id = request.id
      where account_id is null order by request.running_number desc limit 2`);
    expect(rows).toHaveLength(2);
    const stored = rows.map((row) => row.stored).join(' ');
    for (const words of ['Welding rods', 'in two lots', 'Gate closes', 'RFQ/2099', 'Sariya', '411001'])
      expect(stored).not.toContain(words);
    expect(stored).toContain('40.125');
    expect(stored).toContain('2099-11-24');
    expect(rows.every(({ isIntact }) => isIntact)).toBe(true);
    const shown = await runCommand(shop, ['show', result.estimate_number]);
    expect(shown.stdout).toContain('12 packs');
  });
});
