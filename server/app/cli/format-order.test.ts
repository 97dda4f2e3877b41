import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrders } from '#server/features/orders/find-orders.ts';
import { fetchProducts, quoteRequestFor, SHIPPING, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { formatOrder } from './format-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('showing an order', () => {
  const customer = 'Bharat Precision Engineering and Fabrication Works (Howrah) Private Limited';
  const address = 'Shed 14 and 15, Third Cross Road, Second Phase, beside the weighbridge of Peenya';

  it.each([80, 50])('cuts nothing and fits a terminal of %i columns', async (width) => {
    const buyer = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There is no product.');
    const { result } = await buyer.api.submitQuoteRequest({
      body: {
        ...quoteRequestFor([{ product, quantity: 1 }]),
        order_customer: customer,
        shipping_address: { ...SHIPPING, s_address: address },
      },
    });
    const [order] = await findOrders(shop.database, result[0]?._id ?? '');
    const text = formatOrder({ width, hasColour: false }, order);
    expect(text).not.toContain('…');
    const words = text.split(/\s+/);
    for (const word of `${customer} ${address}`.split(' ')) expect(words).toContain(word);
    for (const line of text.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(width);
  });
});
