import { createHash } from 'node:crypto';
import { Failure } from '#contract/errors.ts';
import type { QuoteRequestEntry, WireOrder } from '#contract/orders.ts';
import { financialYearOf } from '#domain/financial-year.ts';
import { priceOnePiece } from '#domain/pricing.ts';
import { billingFromWire, shippingFromWire } from '#server/addresses/present.ts';
import { selectProductsByIds } from '#server/catalogue/queries.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import { retryTransaction } from '#server/database/retry-transaction.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { presentNewOrders } from './present.ts';
import { type Line, readCartLines } from './read-cart-lines.ts';
import { claimKeyAndSelectProducts, insertQuoteRequest, selectOrdersOfKey } from './submission-queries.ts';

export type Submitted = { msg: string; result: WireOrder[] };

const MESSAGE = 'Your quote request has been submitted.';

/**
 * Makes one order per cart line, all or none, from the catalogue's own prices at this moment.
 * @param idempotencyKey when given, a repetition, also one sent at the same time, gets the first reply and makes nothing
 * new. A failure leaves the key unused.
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
  return retryTransaction(database, (transaction) =>
    idempotencyKey === undefined
      ? submitAnyway(transaction, buyer, entry)
      : submitOnce(transaction, buyer, entry, idempotencyKey),
  );
}

async function submitAnyway(transaction: Transaction, buyer: Buyer, entry: QuoteRequestEntry) {
  const products = await selectProductsByIds(transaction, Object.keys(entry.cart.items));
  return makeOrders(transaction, newId(), buyer, entry, readCartLines(entry, products));
}

async function submitOnce(transaction: Transaction, buyer: Buyer, entry: QuoteRequestEntry, key: string) {
  const claim = {
    accountId: buyer.id,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(entry)).digest(),
    quoteRequestId: newId(),
  };
  const { isClaimed, products } = await claimKeyAndSelectProducts(
    transaction,
    claim,
    Object.keys(entry.cart.items),
  );
  if (isClaimed) {
    const lines = readCartLines(entry, products);
    return makeOrders(transaction, claim.quoteRequestId, buyer, entry, lines);
  }
  const earlier = await selectOrdersOfKey(transaction, claim);
  if (earlier.length === 0) {
    throw new Failure('invalid', 'This Idempotency-Key was used for another request already.');
  }
  return { msg: MESSAGE, result: presentNewOrders(earlier) };
}

async function makeOrders(
  transaction: Transaction,
  quoteRequestId: string,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  lines: readonly Line[],
): Promise<Submitted> {
  const createdAt = new Date();
  const request = {
    id: quoteRequestId,
    accountId: buyer.id,
    financialYear: financialYearOf(createdAt),
    customer: entry.order_customer,
    contactName: entry.order_name,
    email: buyer.email,
    phone: entry.order_phone,
    gstin: entry.order_gstin,
    billing: billingFromWire(entry.billing_address),
    shipping: shippingFromWire(entry.shipping_address),
    createdAt,
  };
  const orders = lines.map(({ product, quantity }) => ({
    id: newId(),
    product,
    quantity,
    unitPriceInclGstPaise: priceOnePiece(product).unitPriceInclGstPaise,
  }));
  const runningNumber = await insertQuoteRequest(transaction, request, orders);
  const rows = orders.map((order) => ({ ...request, runningNumber, quoteRequestId, ...order }));
  return { msg: MESSAGE, result: presentNewOrders(rows) };
}
