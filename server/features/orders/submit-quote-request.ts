import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { QuoteRequestEntry } from '#contract/orders.ts';
import type { WishesEntry } from '#contract/wish-requests.ts';
import { getAnswerDueAt, type WorkingTime } from '#domain/answer-time.ts';
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
import type { QuotedRequest } from '#server/features/estimates/quoted-order.ts';
import { insertRevision } from '#server/features/estimates/revision-queries.ts';
import { attachFiles } from '#server/features/request-files/attach-files.ts';
import { toBrand, toWorkingTime } from '#server/features/settings/read-settings.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { createRateLimitedError } from '#server/platform/http/rate-limits.ts';
import { type BuyerOrder, toNewBuyerOrders } from './buyer-order.ts';
import { listWishedProductIds, type RequestWishes, resolveWishes } from './resolve-wishes.ts';
import {
  claimIdempotencyKeyAndSelectProducts,
  type IdempotencyClaim,
  insertQuoteRequest,
  selectOrdersByIdempotencyKey,
} from './submission-queries.ts';
import { type QuotedLine, validateCartLines } from './validate-cart-lines.ts';
import { selectWishRequestByIdempotencyKey, type WishRequest } from './wish-queries.ts';

/** What the shop says with a quote request: who sells, and, unless operators have set it, when somebody is there. */
export type Answering = { brand: Brand; workingTime: WorkingTime };

/**
 * Creates one order per cart line, all or none, at the catalogue's current prices, freezes their estimate, and takes
 * the products out of the account's cart.
 * @param idempotencyKey when given, repetitions, also concurrent ones, return the orders of the first request and
 * create nothing. A failed request leaves the key unused.
 * @throws AppError 'forbidden' without a verified phone number or with a blocked GSTIN; 'conflict' when a product was
 * removed or the totals that the buyer saw are outdated; 'invalid_input' when the key was used for another request, or
 * a day by which something is needed has passed; 'rate_limited' when the account has sent too many requests.
 */
export async function submitQuoteRequest(
  database: Database,
  answering: Answering,
  buyer: Buyer,
  entry: QuoteRequestEntry,
  idempotencyKey = newId(),
): Promise<BuyerOrder[]> {
  assertHasPhone(buyer);
  return retryTransaction(database, async (transaction) => {
    const claim = createClaim(buyer, entry, idempotencyKey);
    const created = await submitOnce(transaction, answering, buyer, entry, claim);
    if (created) return created;
    const earlier = await selectOrdersByIdempotencyKey(transaction, claim);
    if (earlier.length === 0) throw createKeyUsedError();
    return toNewBuyerOrders(earlier);
  });
}

/**
 * Creates a quote request of wishes alone, without orders, and freezes its estimate, which has no prices.
 * @throws AppError as `submitQuoteRequest`.
 */
export async function submitWishes(
  database: Database,
  answering: Answering,
  buyer: Buyer,
  entry: WishesEntry,
  idempotencyKey = newId(),
): Promise<WishRequest> {
  assertHasPhone(buyer);
  return retryTransaction(database, async (transaction) => {
    const claim = createClaim(buyer, entry, idempotencyKey);
    await submitOnce(transaction, answering, buyer, entry, claim);
    const request = await selectWishRequestByIdempotencyKey(transaction, claim);
    if (!request) throw createKeyUsedError();
    return request;
  });
}

function assertHasPhone(buyer: Buyer): void {
  if (buyer.phone === undefined) {
    throw new AppError('forbidden', 'Please update your phone number in Account first.');
  }
}

function createKeyUsedError(): AppError {
  return new AppError('invalid_input', 'This Idempotency-Key has already been used for another request.');
}

type Entry = QuoteRequestEntry | WishesEntry;

function createClaim(buyer: Buyer, entry: Entry, key: string): IdempotencyClaim {
  return {
    accountId: buyer.id,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(entry)).digest(),
    quoteRequestId: newId(),
  };
}

/** @returns the orders; undefined when the key was used before. */
async function submitOnce(
  transaction: Transaction,
  { brand, workingTime }: Answering,
  buyer: Buyer,
  entry: Entry,
  claim: IdempotencyClaim,
): Promise<BuyerOrder[] | undefined> {
  const isOfCart = 'cart' in entry;
  const productIds = [...(isOfCart ? Object.keys(entry.cart.items) : []), ...listWishedProductIds(entry)];
  const { isClaimed, isBlocked, answers, holidays, products } = await claimIdempotencyKeyAndSelectProducts(
    transaction,
    claim,
    entry.order_gstin,
    productIds,
  );
  if (!isClaimed) return undefined;
  if (isBlocked)
    throw await createBlockedError(transaction, 'We cannot accept quote requests with this GSTIN.');
  const now = new Date();
  const lines = isOfCart ? validateCartLines(entry, products) : [];
  const wishes = resolveWishes(entry, products, now);
  const request = {
    ...toRequest(claim.quoteRequestId, buyer, entry, wishes, now),
    answerDueAt: getAnswerDueAt(now, toWorkingTime(answers, workingTime), new Set(holidays)),
  };
  const orders = await createRequest(transaction, brand, request, lines, wishes, now);
  const { files: fileIds = [] } = entry;
  const owner = { accountId: buyer.id, sentBy: 'buyer' } as const;
  await attachFiles(transaction, { owner, quoteRequestId: request.id, fileIds });
  return orders;
}

function toRequest(id: string, buyer: Buyer, entry: Entry, wishes: RequestWishes, now: Date) {
  return {
    id,
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
    wishes: wishes.wishes,
    requestTerms: wishes.requestTerms,
  };
}

async function createRequest(
  transaction: Transaction,
  brand: Brand,
  request: ReturnType<typeof toRequest> & { answerDueAt: Date },
  lines: readonly QuotedLine[],
  { lineWishes }: RequestWishes,
  now: Date,
): Promise<BuyerOrder[]> {
  const newOrders = lines.map(({ product, quantity }) => ({
    id: newId(),
    product,
    quantity,
    unitPriceInclGstPaise: priceUnit(product).unitPriceInclGstPaise,
    wish: lineWishes.get(product.id) ?? null,
  }));
  const financialYearEnd = getFinancialYearEnd(now);
  const outcome = await insertQuoteRequest(transaction, { ...request, financialYearEnd }, newOrders);
  if ('waitSeconds' in outcome)
    throw createRateLimitedError(outcome.waitSeconds, 'You have sent too many quote requests.');
  const { contact, brand: stored, ...numbered } = outcome;
  const { wishes: _wishes, ...common } = { ...request, ...numbered, quoteRequestId: request.id };
  const orders = toNewBuyerOrders(newOrders.map((order) => ({ ...common, ...order })));
  await freezeFirstEstimate(transaction, request.id, { ...request, ...numbered }, orders, {
    brand: toBrand(stored, brand),
    ...contact,
  });
  return orders;
}

async function freezeFirstEstimate(
  transaction: Transaction,
  quoteRequestId: string,
  request: QuotedRequest,
  orders: readonly BuyerOrder[],
  seller: Seller,
): Promise<void> {
  await insertRevision(transaction, {
    quoteRequestId,
    number: 0,
    madeBy: 'buyer',
    document: composeEstimate(request, orders, seller),
  });
}
