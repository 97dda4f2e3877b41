import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { orderFromWire } from '#web/features/orders/order.ts';
import { fetchProducts, quoteRequestFor, SHIPPING, signUpWithPhone } from '../support/buyers.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import { readPdfText } from '../support/pdf-text.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** The same agreement as in totals.test.ts, for fewer carts, through the real API, database and printer. */

const CARTS = 40;
const IN_SELLERS_STATE = {
  ...SHIPPING,
  s_state: 'West Bengal',
  s_district: 'Howrah',
  s_city: 'Howrah',
  s_pin: '711101',
};

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let products: WireProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await liftRequestLimit(shop.database);
  const rates = `{${GST_RATES_BPS.join()}}`;
  await shop.database.execute(sql`
    update products set
      list_price_paise = floor(10 ^ (2 + random() * 7)),
      discount_bps = floor(random() * 9001),
      gst_bps = (${rates}::integer[])[1 + floor(random() * ${GST_RATES_BPS.length})]`);
  products = await fetchProducts(shop.api(), 200);
});
afterAll(() => shop.close());

const carts = fc.record({
  lines: fc.uniqueArray(
    fc.record({ index: fc.nat({ max: 199 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 8, selector: ({ index }) => index },
  ),
  isInState: fc.boolean(),
});

describe('quote request', () => {
  it('costs the same on screen, in the API and on the estimate, to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(carts, async ({ lines, isInState }) => {
        const chosen = lines.flatMap(({ index, quantity }) => {
          const product = products[index];
          return product ? [{ product, quantity }] : [];
        });
        const body = {
          ...quoteRequestFor(chosen),
          shipping_address: isInState ? IN_SELLERS_STATE : SHIPPING,
        };
        const { result } = await buyer.api.submitQuoteRequest({ body });
        const total = paiseFromRupees(body.totalamount);
        const shown = result.map((order) => orderFromWire(order).price.totalInclGstPaise);
        expect(shown.reduce((sum, paise) => sum + paise, 0)).toBe(total);
        const paid = result.map((order) => paiseFromRupees(order.order_price) * order.order_qty);
        expect(paid).toEqual(shown);

        const invoice = result[0]?.order_invoice_id ?? '';
        await shop.api().prepareEstimate({ body: { invoice } });
        const pdf = await buyer.api.fetchEstimate({ params: { invoice } });
        const text = await readPdfText(await pdf.bytes());
        expect(text).toContain(formatRupees(total));
        expect(/Taxable value +IGST/.test(text)).toBe(!isInState);
        expect(/CGST +SGST/.test(text)).toBe(isInState);
      }),
      { numRuns: CARTS },
    );
  });
});
