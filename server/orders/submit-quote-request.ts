import { Failure } from '#contract/errors.ts';
import { PRICES_CHANGED, type QuoteRequestEntry, type WireOrder } from '#contract/orders.ts';
import { type CartTotals, totalCart } from '#domain/cart.ts';
import { financialYearOf } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { priceOnePiece } from '#domain/pricing.ts';
import { billingFromWire, shippingFromWire } from '#server/addresses/present.ts';
import { selectProductsByIds } from '#server/catalogue/queries.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import type { ProductSnapshot } from '#server/database/schema.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { answerOnce } from './answer-once.ts';
import { presentOrders } from './present.ts';
import { insertQuoteRequest, takeEstimateNumber } from './queries.ts';

export type Submitted = { msg: string; result: WireOrder[] };
type Line = { product: ProductSnapshot; quantity: number };

/**
 * Makes one order per cart line, all or none, from the catalogue's own prices at this moment.
 * @param idempotencyKey when given, a repetition gets the first reply and makes nothing new.
 * @throws Failure 'forbidden' without a proved phone number; 'conflict' when a product is gone or the totals the buyer
 * saw are not today's; 'invalid' when the key came with another request before.
 */
export async function submitQuoteRequest(
  database: Database,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  idempotencyKey: string | undefined,
): Promise<Submitted> {
  if (buyer.phone === undefined) {
    throw new Failure('forbidden', 'Please update your phone number in Account first.');
  }
  return database.transaction((transaction) =>
    answerOnce(transaction, buyer, idempotencyKey, entry, () => makeOrders(transaction, buyer, entry)),
  );
}

async function makeOrders(
  transaction: Transaction,
  buyer: Buyer,
  entry: QuoteRequestEntry,
): Promise<Submitted> {
  const lines = await readLines(transaction, entry.cart.items);
  checkTotals(totalCart(lines.map(({ product, quantity }) => ({ ...product, quantity }))), entry);

  const createdAt = new Date();
  const financialYear = financialYearOf(createdAt);
  const request = {
    id: newId(),
    accountId: buyer.id,
    financialYear,
    runningNumber: await takeEstimateNumber(transaction, financialYear),
    customer: entry.order_customer,
    contactName: entry.order_name,
    email: buyer.email,
    phone: entry.order_phone,
    gstin: entry.order_gstin,
    billing: billingFromWire(entry.billing_address),
    shipping: shippingFromWire(entry.shipping_address),
    createdAt,
  };
  const orders = lines.map(({ product, quantity }, index) => ({
    id: newId(),
    quoteRequestId: request.id,
    accountId: buyer.id,
    lineNumber: index + 1,
    productId: product.id,
    product,
    quantity,
    unitPriceInclGstPaise: priceOnePiece(product).unitPriceInclGstPaise,
    addedDiscountBps: 0,
    status: 'Requested' as const,
    rating: null,
    createdAt,
  }));
  await insertQuoteRequest(transaction, request, orders);

  const rows = orders.map((order) => ({ ...request, ...order }));
  const history = orders.map(({ id, status }) => ({ orderId: id, status, changedAt: createdAt }));
  return { msg: 'Your quote request has been submitted.', result: presentOrders(rows, history) };
}

/** @throws Failure 'conflict' when one of the products is not in the catalogue. */
async function readLines(transaction: Transaction, items: Record<string, number>): Promise<Line[]> {
  const found = await selectProductsByIds(transaction, Object.keys(items));
  const products = new Map(found.map((product) => [product.id, product]));
  return Object.entries(items).map(([id, quantity]) => {
    const product = products.get(id);
    if (!product) {
      throw new Failure('conflict', 'A product in your cart is no longer available, please review your cart');
    }
    return { product, quantity };
  });
}

/** @throws Failure 'conflict' when what the buyer saw is not what the catalogue says. */
function checkTotals(totals: CartTotals, entry: QuoteRequestEntry): void {
  const payable = rupeesFromPaise(totals.payablePaise);
  const isSame =
    entry.amountwith_product === rupeesFromPaise(totals.totalPaise) &&
    entry.amountwith_tax === rupeesFromPaise(totals.totalInclGstPaise) &&
    [rupeesFromPaise(totals.shippingPaise), payable].includes(entry.amountwith_shipping) &&
    entry.totalamount === payable;
  if (!isSame) throw new Failure('conflict', PRICES_CHANGED);
}
