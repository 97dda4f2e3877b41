import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { fetchProducts, quoteRequestFor, signUp, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let products: WireProduct[];
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  products = await fetchProducts(shop.api(), 6);
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

function request(count = 2) {
  return quoteRequestFor(
    products.slice(0, count).map((product, index) => ({ product, quantity: index + 1 })),
  );
}

function toCurrentPrice(product: WireProduct | undefined) {
  const { pro_price, pro_discount, pro_gst_percentage } = product ?? {};
  return { pro_price, pro_discount, pro_gst_percentage };
}

async function countOrders(): Promise<number> {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from orders`,
  );
  return rows[0]?.count ?? 0;
}

describe('a quote request', () => {
  it('creates one order per cart line, all with the same estimate', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: request(3) });
    expect(result).toHaveLength(3);
    expect(new Set(result.map((order) => order.order_invoice_id)).size).toBe(1);
    expect(new Set(result.map((order) => order._id.slice(0, 7))).size).toBe(3);
    expect(result[1]).toMatchObject({
      order_qty: 2,
      orderStatus: 'Requested',
      added_discount: 0,
      order_email: buyer.email,
      order_product: { _id: products[1]?._id },
      status_history: [{ status: 'Requested' }],
    });
    expect(result[0]?.estimate_number).toMatch(/^EST\/20\d\d-\d\d\/\d{6}$/);

    const { orders } = await buyer.api.listOrders();
    expect(orders.slice(0, 3)).toEqual(result);
    const [first] = result;
    expect((await buyer.api.getOrder({ params: { oid: first?._id ?? '' } })).result).toEqual(first);
  });

  it('keeps a copy of the product when the catalogue changes later', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: request(1) });
    const [before] = result;
    await shop.database.execute(
      sql`update products set title = 'Renamed', list_price_paise = 100 where id = ${products[0]?._id}`,
    );
    const after = await buyer.api.getOrder({ params: { oid: before?._id ?? '' } });
    expect(after.result).toEqual(before);
    products = await fetchProducts(shop.api(), 6);
  });

  it('is rejected as a whole when the totals differ from the catalogue’s', async () => {
    const before = await countOrders();
    for (const field of [
      'totalamount',
      'amountwith_product',
      'amountwith_tax',
      'amountwith_shipping',
    ] as const) {
      const body = { ...request(), [field]: 1 };
      await expect(buyer.api.submitQuoteRequest({ body })).rejects.toMatchObject({
        status: 409,
        message: 'Prices have changed, please review your cart',
        prices: Object.fromEntries(
          products.slice(0, 2).map((product) => [product._id, toCurrentPrice(product)]),
        ),
      });
    }
    expect(await countOrders()).toBe(before);
  });

  it('is rejected as a whole, with the current prices, when a product was removed', async () => {
    const body = request(1);
    body.cart.items = { ...body.cart.items, gone: 1 };
    await expect(
      buyer.api.submitQuoteRequest({ body: { ...body, products: [...body.products, 'gone'] } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'A product in your cart is no longer available, please review your cart',
      prices: { [products[0]?._id ?? '']: toCurrentPrice(products[0]), gone: null },
    });
  });

  it.each([
    [6, 'Quantity never be greater than 5'],
    [0, 'Quantity never be less than 1'],
    [-1, 'Quantity never be less than 1'],
    [1.5, 'Quantity must be a whole number'],
    ['5', 'Quantity must be a whole number'],
  ])('is rejected with the quantity %s', async (quantity, message) => {
    const body = request(1);
    const [id = ''] = body.products;
    const response = await shop.fetch('/api/order/addOrders', {
      method: 'POST',
      headers: { authorization: buyer.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, cart: { items: { [id]: quantity } } }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      fields: { [`cart.items.${id}`]: message },
    });
  });

  it('ignores a status, a discount and a price that a client sends', async () => {
    const body = { ...request(1), orderStatus: 'Delivered', added_discount: 90, order_price: 1 };
    const { result } = await buyer.api.submitQuoteRequest({ body });
    expect(result[0]).toMatchObject({ orderStatus: 'Requested', added_discount: 0 });
    expect(result[0]?.order_price).toBeGreaterThan(1);
  });

  it('requires a verified phone number', async () => {
    const { api } = await signUp(shop);
    await expect(api.submitQuoteRequest({ body: request() })).rejects.toMatchObject({ status: 403 });
  });

  it('gets consecutive estimate numbers, also when 20 are submitted at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => buyer.api.submitQuoteRequest({ body: request(1) })),
    );
    const numbers = results
      .map(({ result }) => Number(result[0]?.estimate_number.slice(-6)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => (numbers[0] ?? 0) + index));
  });
});

describe('the idempotency key', () => {
  it('turns 20 simultaneous repetitions into one request with one response', async () => {
    const before = await countOrders();
    const headers = { 'idempotency-key': 'same-again' };
    const results = await Promise.all(
      Array.from({ length: 20 }, () => buyer.api.submitQuoteRequest({ body: request(2), headers })),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await countOrders()).toBe(before + 2);
  });

  it('is rejected with another body, and stays unused after a failed request', async () => {
    const headers = { 'idempotency-key': 'once' };
    const wrong = { ...request(1), totalamount: 1 };
    await expect(buyer.api.submitQuoteRequest({ body: wrong, headers })).rejects.toMatchObject({
      status: 409,
    });
    await buyer.api.submitQuoteRequest({ body: request(1), headers });
    await expect(buyer.api.submitQuoteRequest({ body: request(2), headers })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('is separate for each buyer and has at most 255 characters', async () => {
    const other = await signUpWithPhone(shop);
    const headers = { 'idempotency-key': 'shared words' };
    const mine = await buyer.api.submitQuoteRequest({ body: request(1), headers });
    const theirs = await other.api.submitQuoteRequest({ body: request(1), headers });
    expect(theirs.result[0]?._id).not.toBe(mine.result[0]?._id);
    const long = { 'idempotency-key': 'x'.repeat(256) };
    await expect(buyer.api.submitQuoteRequest({ body: request(1), headers: long })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('another buyer’s order', () => {
  it('is not found, like an order that does not exist', async () => {
    const { result } = await buyer.api.submitQuoteRequest({ body: request(1) });
    const other = await signUpWithPhone(shop);
    for (const oid of [result[0]?._id ?? '', 'nothing', '10/2', 'हिन्दी %']) {
      await expect(other.api.getOrder({ params: { oid } })).rejects.toMatchObject({ status: 404 });
    }
    expect((await other.api.listOrders()).orders).toEqual([]);
  });
});
