import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteRequestEntry } from '#contract/orders.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { states } from '#domain/india/states.ts';
import { MICRO_BPS_PER_BPS } from '#domain/money.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { HUNDRED_PERCENT_MICRO_BPS, priceUnit } from '#domain/pricing.ts';
import { readConfig } from '#server/app/config.ts';
import { presentProduct } from '#server/features/catalogue/presenter.ts';
import { composeEstimate } from '#server/features/estimates/compose-estimate.ts';
import { type OrderRow, toBuyerOrders } from '#server/features/orders/buyer-order.ts';
import { presentOrder } from '#server/features/orders/presenter.ts';
import { validateCartLines } from '#server/features/orders/validate-cart-lines.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import { cartProductFromWire, toCartView } from '#web/features/cart-page/cart-view.ts';
import { orderFromWire } from '#web/features/orders/order.ts';
import type { Quotation } from '#web/features/quote/quotation.ts';
import { quoteRequestToWire } from '#web/features/quote/quote-request.ts';
import { iterations } from '../support/extended.ts';

/**
 * The browser, the API and the estimate each work the figures of a quote request out by themselves. Whatever the
 * prices, they must come to the same, to the paisa.
 */

const RUNS = iterations(2_000, 10_000);
const seller = { brand: readConfig({}).brand, phone: '', email: '' };
const SELLER_STATE = 'West Bengal';

const product: ProductSnapshot = {
  id: 'drill',
  title: 'Drill',
  description: '',
  images: [],
  imageAlt: '',
  listPricePaise: 0,
  discountBps: 0,
  gstBps: 0,
  ratings: [],
  brochureUrl: null,
  brand: '',
  model: '',
  hsn: '',
  specifications: [],
  categoryId: '',
  categoryName: '',
  subCategoryId: '',
  subCategoryName: '',
};
const place = { address: 'Road', city: 'Town', district: 'Town', state: SELLER_STATE, pin: '700001' };
const address = {
  label: '',
  customer: 'Rao',
  name: 'Asha',
  email: 'asha@buyer.test',
  phone: '9830012345',
  gstin: '19AAUCU4821H1ZS',
  billing: place,
  shipping: place,
  consignee: null,
};

const line = fc.record({
  // Up to a crore, with paise; small ones too, where rounding weighs most.
  listPricePaise: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10 ** 9 })),
  discountBps: fc.oneof(fc.constantFrom(0, 500, 1250, 10_000), fc.integer({ min: 0, max: 10_000 })),
  gstBps: fc.constantFrom(...GST_RATES_BPS),
  quantity: fc.integer({ min: 1, max: 5 }),
  addedDiscountMicroBps: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 2000 }).map((bps) => bps * MICRO_BPS_PER_BPS),
    fc.integer({ min: -2 * 10 ** 9, max: 4 * 10 ** 9 }),
  ),
  status: fc.constantFrom(...ORDER_STATUSES),
});
const carts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  state: fc.oneof(fc.constant(SELLER_STATE), fc.constantFrom(...states.map(({ name }) => name))),
});
type Cart = typeof carts extends fc.Arbitrary<infer C> ? C : never;

/** The rows that these lines become; just submitted, or as the operator has left them. */
function rowsOf({ lines, state }: Cart, isHandled: boolean): [OrderRow, ...OrderRow[]] {
  const [first, ...others] = lines.map((given, index): OrderRow => {
    const { listPricePaise, discountBps, gstBps, quantity } = given;
    const ordered = { ...product, id: `product-${index}`, listPricePaise, discountBps, gstBps };
    return {
      id: `order-${index}`,
      createdAt: new Date(0),
      product: ordered,
      quantity,
      unitPriceInclGstPaise: priceUnit(ordered).unitPriceInclGstPaise,
      answerDueAt: null,
      sentQuantity: 0,
      deliveredQuantity: 0,
      addedDiscountMicroBps: isHandled ? limitAddedDiscount(given) : 0,
      status: isHandled ? given.status : 'Requested',
      rating: null,
      quoteRequestId: 'request',
      estimateId: 'request',
      financialYear: '2026-27',
      runningNumber: 1,
      customer: address.customer,
      contactName: address.name,
      email: address.email,
      phone: address.phone,
      gstin: address.gstin,
      billing: place,
      shipping: { ...place, state },
      consignee: null,
      requestTerms: null,
      wish: null,
      quoted: null,
    };
  });
  if (!first) throw new Error('A cart has a line.');
  return [first, ...others];
}

/** Both discounts together are from 0 to 100 %. */
function limitAddedDiscount({ discountBps, addedDiscountMicroBps }: Cart['lines'][number]): number {
  const ownMicroBps = discountBps * MICRO_BPS_PER_BPS;
  return Math.min(Math.max(addedDiscountMicroBps, -ownMicroBps), HUNDRED_PERCENT_MICRO_BPS - ownMicroBps);
}

/** What crosses the wire is text. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('cart total', () => {
  it('is the same on screen, in the API and on the estimate', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const rows = rowsOf(cart, false);
        const catalogue = rows.map((row) => row.product);
        const products = catalogue.map((each) => cartProductFromWire(overTheWire(presentProduct(each))));
        const items = Object.fromEntries(rows.map((row) => [row.product.id, row.quantity]));
        const localCart = { items, Totalitems: rows.length };
        const askedIds = Object.keys(items);
        const { totals } = toCartView(localCart, { requestedIds: askedIds, products }, {});

        const sent = quoteRequestToWire({ cart: localCart, totals } as Quotation, address, {
          lines: {},
          others: [],
          request: {},
        });
        // Anything but the same total is refused.
        const taken = validateCartLines(overTheWire(sent) as QuoteRequestEntry, catalogue);
        expect(taken).toHaveLength(rows.length);
        expect(composeEstimate(rows[0], rows, seller).totals.totalPaise).toBe(totals.payablePaise);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('estimate', () => {
  it('has the total of the order pages without rejected orders, and taxes that add up to it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const rows = rowsOf(cart, true);
        const offered = rows.filter((row) => row.status !== 'Rejected');
        const estimated = rows.map(({ product, ...row }) => ({ ...product, ...row }));
        const shown = toBuyerOrders(offered.length > 0 ? offered : rows, [], estimated)
          .map(presentOrder)
          .map(overTheWire)
          .map(orderFromWire);
        const estimate = composeEstimate(rows[0], rows, seller);
        expect(estimate.lines.map((each) => each.amountPaise)).toEqual(
          shown.map((order) => order.price.totalInclGstPaise),
        );
        expect(estimate.totals.totalPaise).toBe(sum(shown.map((order) => order.price.totalInclGstPaise)));

        for (const order of shown) expect(order.estimateTotalPaise).toBe(estimate.totals.totalPaise);

        const { taxSummary, totals, taxNames } = estimate;
        const isInState = cart.state === SELLER_STATE;
        expect(taxNames).toHaveLength(isInState ? 2 : 1);
        expect(totals.taxablePaise + sum(totals.taxesPaise)).toBe(totals.totalPaise);
        expect(totals.listValuePaise - totals.discountPaise + totals.roundingPaise).toBe(totals.taxablePaise);
        expect(sum(taxSummary.map((rate) => rate.taxablePaise))).toBe(totals.taxablePaise);
        for (const [index, tax] of totals.taxesPaise.entries()) {
          expect(sum(taxSummary.map((rate) => rate.taxesPaise[index] ?? 0))).toBe(tax);
        }
        for (const rate of taxSummary) {
          expect(rate.taxesPaise).toHaveLength(taxNames.length);
          // CGST and the state's tax are halves of one rate.
          expect(new Set(rate.taxesPaise).size).toBe(1);
          // A quarter of a per cent of a rupee or two is less than half a paisa.
          const isTaxed = rate.gstBps >= 500 && rate.taxablePaise > 0;
          if (isTaxed) expect(rate.taxesPaise[0]).toBeGreaterThan(0);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
