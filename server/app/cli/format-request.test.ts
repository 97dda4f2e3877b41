import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { formatPhone } from '#domain/phone.ts';
import { readConfig } from '#server/app/config.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { priceOrders } from '#server/features/admin/price-orders.ts';
import { getLastEstimate } from '#server/features/estimates/render-estimate.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { listRequestsForOperator } from '#server/features/orders/list-requests-for-operator.ts';
import {
  fetchProducts,
  quoteRequestFor,
  requestQuote,
  SHIPPING,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { formatRequest } from './format-request.ts';
import { formatRequestList } from './format-request-list.ts';

const CUSTOMER = 'Bharat Precision Engineering and Fabrication Works (Howrah) Private Limited';
const ADDRESS = 'Shed 14 and 15, Third Cross Road, Second Phase, beside the weighbridge of Peenya';

let shop: TestShop;
let orders: WireOrder[];
let now: Date;
beforeAll(async () => {
  shop = await openTestShop();
  const buyer = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), 3);
  const body = {
    ...quoteRequestFor(products.map((product, index) => ({ product, quantity: index + 1 }))),
    order_customer: CUSTOMER,
    shipping_address: { ...SHIPPING, s_address: ADDRESS },
  };
  orders = (await buyer.api.submitQuoteRequest({ body })).result;
  const [first, second, third] = orders.map(({ _id }) => _id);
  await priceOrders(shop.database, 'meera', [second ?? ''], { discountBps: 250 });
  await changeOrders(shop.database, 'meera', [first ?? '', second ?? ''], {
    to: 'Confirmed',
    reason: 'In stock',
  });
  await changeOrders(shop.database, 'meera', third ?? '', { to: 'Rejected', reason: 'Not made any more' });
  now = new Date(Date.now() + 3 * 60 * 60 * 1000);
});
afterAll(() => shop.close());

async function show(name: string, width: number): Promise<string> {
  const found = await findRequest(shop.database, name);
  const { brand } = readConfig({});
  const { document } = await getLastEstimate(shop.database, brand, found.request.quoteRequestId);
  const others = { mails: [], files: [], standing: undefined };
  return formatRequest({ width, hasColour: false }, found, document, others, now);
}

const count = (text: string, part: string) => text.split(part).length - 1;
const getNumber = () => orders[0]?.estimate_number ?? '';

describe('showing a quote request', () => {
  it.each([80, 50])('cuts nothing and fits a terminal of %i columns', async (width) => {
    const text = await show(orders[0]?._id ?? '', width);
    expect(text).not.toContain('…');
    const words = text.split(/\s+/);
    for (const word of `${CUSTOMER} ${ADDRESS}`.split(' ')) expect(words).toContain(word);
    // The table of sums needs 64 columns.
    const lines = text.split('\n').filter((line) => width === 80 || !/₹.*₹|TAXABLE/.test(line));
    for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(width);
  });

  it('has the addresses once, every order, and the sums of the estimate', async () => {
    const text = await show(getNumber(), 80);
    expect(count(text, 'Peenya')).toBe(1);
    expect(count(text, 'HISTORY')).toBe(1);
    expect(count(text, '3 hours ago')).toBe(1);
    for (const { _id } of orders) expect(text).toContain(`Order ${_id}`);
    const total = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    const [current] = (await listRequestsForOperator(shop.database, {}, 1)).requests;
    const { document } = await getLastEstimate(
      shop.database,
      readConfig({}).brand,
      current?.request.quoteRequestId ?? '',
    );
    expect(text).toContain(`₹${total.format(document.totals.totalPaise / 100)}`);
    expect(text).toMatch(/ESTIMATE, 2 LINES\n.*TAXABLE VALUE +IGST +TOTAL/);
  });

  it('tells what happened to several orders at once in one line, with their ids unless they are all', async () => {
    const [first = '', second = '', third = ''] = orders.map(({ _id }) => _id.slice(0, 7));
    const history = (await show(getNumber(), 200)).split('HISTORY')[1]?.trim().split('\n') ?? [];
    const events = history.map((line) => line.trim().slice('22/11/2026 17:05  '.length));
    expect(events).toEqual([
      'Requested by buyer',
      `${second}: 2.5% added by meera`,
      `${first}, ${second}: Confirmed by meera: In stock`,
      `${third}: Rejected by meera: Not made any more`,
    ]);
  });
});

describe('a list of quote requests', () => {
  it('has number, time, age, firm, place, phone, lines, sum and statuses of each, and fits 80 columns', async () => {
    const { requests } = await listRequestsForOperator(shop.database, {}, 1);
    const text = formatRequestList({ width: 80, hasColour: false }, requests, new Map(), now);
    const head = text.replaceAll('\n', ' ');
    expect(head).toMatch(/^EST\/\d{4}-\d\d\/000001 {2}\d\d\/\d\d\/\d{4} \d\d:\d\d, 3 hours ago /);
    expect(head).toContain(`${CUSTOMER}, Asha Rao · Bengaluru, Karnataka · +91 98300 12345`);
    expect(head).toMatch(/3 lines · ₹[\d,]+ with GST · 2 Confirmed, 1 Rejected/);
    for (const line of text.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(80);
  });
});

describe('a contact phone', () => {
  it('is marked in “show” and “orders” when the account has not verified it', async () => {
    const buyer = await signUpWithPhone(shop);
    const readWith = async (order_phone: string) => {
      const [order] = await requestQuote(buyer.api, 1, { order_phone });
      const { stdout } = await runCommand(shop, ['orders', '--search', order?._id ?? '']);
      return [await show(order?._id ?? '', 80), stdout.replace(/\s+/g, ' ')];
    };
    for (const text of await readWith('9812345678'))
      expect(text).toContain('+91 98123 45678 (phone not verified)');
    for (const text of await readWith(buyer.phone)) {
      expect(text).toContain(formatPhone(buyer.phone));
      expect(text).not.toContain('not verified');
    }
  });
});
