import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { QuoteRequestEntry } from '#contract/orders.ts';
import type { Brand } from '#domain/brand.ts';
import { getFinancialYear, getFinancialYearEnd } from '#domain/financial-year.ts';
import { priceUnit } from '#domain/pricing.ts';
import {
  billingFromWire,
  consigneeFromWire,
  shippingFromWire,
} from '#server/features/addresses/presenter.ts';
import { createBlockedError } from '#server/features/blocklist/blocks.ts';
import { composeEstimate, type Seller } from '#server/features/estimates/compose-estimate.ts';
import { insertRevision } from '#server/features/estimates/revision-queries.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { createRateLimitedError } from '#server/platform/http/rate-limits.ts';
import { type BuyerOrder, toNewBuyerOrders } from './buyer-order.ts';
import {
  claimIdempotencyKeyAndSelectProducts,
  insertQuoteRequest,
  selectOrdersByIdempotencyKey,
} from './submission-queries.ts';
import { type QuotedLine, validateCartLines } from './validate-cart-lines.ts';

/**
 * Creates one order per cart line, all or none, at the catalogue's current prices, freezes their estimate, and takes the
 * products out of the account's cart.
 * @param idempotencyKey when given, repetitions, also concurrent ones, return the orders of the first request and
 * create nothing. A failed request leaves the key unused.
 * @throws AppError 'forbidden' without a verified phone number or with a blocked GSTIN; 'conflict' when a product was removed or the totals
 * that the buyer saw are outdated; 'invalid_input' when the key was used for another request; 'rate_limited' when the
 * account has sent too many requests.
 */
export async function submitQuoteRequest(
  database: Database,
  brand: Brand,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  idempotencyKey = newId(),
): Promise<BuyerOrder[]> {
  if (buyer.phone === undefined) {
    throw new AppError('forbidden', 'Please update your phone number in Account first.');
  }
  return retryTransaction(database, (transaction) =>
    submitIdempotently(transaction, brand, buyer, entry, idempotencyKey),
  );
}

async function submitIdempotently(
  transaction: Transaction,
  brand: Brand,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  key: string,
) {
  const claim = {
    accountId: buyer.id,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(entry)).digest(),
    quoteRequestId: newId(),
  };
  const productIds = Object.keys(entry.cart.items);
  const { isClaimed, isBlocked, products } = await claimIdempotencyKeyAndSelectProducts(
    transaction,
    claim,
    entry.order_gstin,
    productIds,
  );
  if (isClaimed && isBlocked)
    throw await createBlockedError(transaction, 'We cannot accept quote requests with this GSTIN.');
  if (isClaimed) {
    const lines = validateCartLines(entry, products);
    const { orders, contact } = await createOrders(transaction, claim.quoteRequestId, buyer, entry, lines);
    await freezeFirstEstimate(transaction, orders, { brand, ...contact });
    return orders;
  }
  const earlier = await selectOrdersByIdempotencyKey(transaction, claim);
  if (earlier.length === 0) {
    throw new AppError('invalid_input', 'This Idempotency-Key has already been used for another request.');
  }
  return toNewBuyerOrders(earlier);
}

async function createOrders(
  transaction: Transaction,
  quoteRequestId: string,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  lines: readonly QuotedLine[],
): Promise<{ orders: BuyerOrder[]; contact: Pick<Seller, 'phone' | 'email'> }> {
  const now = new Date();
  const request = {
    id: quoteRequestId,
    accountId: buyer.id,
    financialYear: getFinancialYear(now),
    customer: entry.order_customer,
    contactName: entry.order_name,
    email: buyer.email,
    phone: entry.order_phone,
    gstin: entry.order_gstin,
    billing: billingFromWire(entry.billing_address),
    shipping: shippingFromWire(entry.shipping_address),
    consignee: consigneeFromWire(entry),
  };
  const orders = lines.map(({ product, quantity }) => ({
    id: newId(),
    product,
    quantity,
    unitPriceInclGstPaise: priceUnit(product).unitPriceInclGstPaise,
  }));
  const financialYearEnd = getFinancialYearEnd(now);
  const outcome = await insertQuoteRequest(transaction, { ...request, financialYearEnd }, orders);
  if ('waitSeconds' in outcome)
    throw createRateLimitedError(outcome.waitSeconds, 'You have sent too many quote requests.');
  const { contact, ...numbered } = outcome;
  const rows = orders.map((order) => ({ ...request, ...numbered, quoteRequestId, ...order }));
  return { orders: toNewBuyerOrders(rows), contact };
}

async function freezeFirstEstimate(
  transaction: Transaction,
  [first, ...others]: readonly BuyerOrder[],
  seller: Seller,
): Promise<void> {
  if (!first) throw new Error('The quote request has no orders.');
  await insertRevision(transaction, {
    quoteRequestId: first.quoteRequestId,
    number: 0,
    madeBy: 'buyer',
    document: composeEstimate([first, ...others], seller),
  });
}
