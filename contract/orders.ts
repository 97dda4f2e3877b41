import * as z from 'zod/mini';
import { findQuantityProblem, MAX_CART_LINES } from '#domain/cart.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { billingAddress, findGstinStateProblem, gstin, savedAddress, shippingAddress } from './addresses.ts';
import { defineCall } from './call.ts';
import { product, wholeNumber } from './catalogue.ts';
import { email, id, idList, looseId, phone, singleLine } from './fields.ts';
import { MAX_ORDER_SEARCH_LENGTH, MAX_PAGE, MAX_PAGE_SIZE } from './list-limits.ts';
import { QUANTITY_MESSAGES } from './quantity-messages.ts';

const quantity = z.number(QUANTITY_MESSAGES['not-whole']).check((context) => {
  const problem = findQuantityProblem(context.value);
  if (problem)
    context.issues.push({ code: 'custom', message: QUANTITY_MESSAGES[problem], input: context.value });
});

/** The cart as the storefront keeps it locally: product id → quantity. */
const cart = z.object({
  items: z.record(looseId(), quantity).check(
    z.refine((items) => Object.keys(items).length > 0, 'The cart is empty.'),
    z.refine(
      (items) => Object.keys(items).length <= MAX_CART_LINES,
      `A request can have at most ${MAX_CART_LINES} products.`,
    ),
  ),
  Totalitems: z.optional(z.number()),
});

const rupees = z.number('An amount in rupees is expected.');

/**
 * A quote request. The quantities are the cart's; the amounts are what the buyer was shown, in rupees, and are only
 * compared with the server's own: one that differs is refused. `amountwith_shipping` is the shipping charge;
 * the total including it is accepted too.
 */
const quoteRequestEntry = z
  .object({
    totalamount: rupees,
    amountwith_product: rupees,
    amountwith_tax: rupees,
    amountwith_shipping: rupees,
    order_customer: singleLine('Customer or person', 150),
    order_name: singleLine('Full name', 100),
    /** Always the account's own; what is sent is not stored. */
    order_email: email,
    order_phone: phone,
    order_gstin: gstin,
    billing_address: billingAddress,
    shipping_address: shippingAddress,
    products: idList,
    cart,
  })
  .check((context) => {
    const { order_gstin, billing_address, products, cart } = context.value;
    const message = findGstinStateProblem(order_gstin, billing_address.b_state);
    if (message) context.issues.push({ code: 'custom', path: ['order_gstin'], message, input: order_gstin });
    const inCart = Object.keys(cart.items);
    const named = new Set(products);
    if (named.size !== inCart.length || !inCart.every((productId) => named.has(productId))) {
      context.issues.push({
        code: 'custom',
        path: ['products'],
        message: 'The list of products and the cart do not name the same products.',
        input: products,
      });
    }
  });
export type QuoteRequestEntry = z.output<typeof quoteRequestEntry>;

export const order = z.object({
  _id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Shared by all orders of one quote request; the key to its estimate. */
  order_invoice_id: z.string(),
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  /** What that estimate comes to as it stands now, in rupees: with added discounts, without rejected orders. */
  estimate_total: z.number(),
  /** The product as it was when the quote was asked for. */
  order_product: product,
  order_qty: z.number(),
  /** Unit price with GST in rupees at submission. */
  order_price: z.number(),
  /** Percentage points the operator added to the product's discount. */
  added_discount: z.number(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The buyer's own rating of the product; null until given. */
  order_rating: z.nullable(z.number()),
  /** Every status so far with its moment (ISO 8601) and what the operator says to it, if anything; oldest first. */
  status_history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string(), reason: z.string() })),
  order_customer: z.string(),
  order_name: z.string(),
  order_email: z.string(),
  order_phone: z.string(),
  order_gstin: z.string(),
  billing_address: savedAddress.shape.billing_address,
  shipping_address: savedAddress.shape.shipping_address,
});
export type WireOrder = z.infer<typeof order>;

/** Said with 409 when the totals a buyer saw are no longer the catalogue's; `prices` has today's. */
export const PRICES_CHANGED = 'Prices have changed, please review your cart';
/** Said with 409 when a product has left the catalogue; its price in `prices` is null. */
export const PRODUCT_UNAVAILABLE = 'A product in your cart is no longer available, please review your cart';

/** Longest idempotency key, and how long one is remembered. */
const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
export const IDEMPOTENCY_HOURS = 24;

export const submitQuoteRequest = defineCall({
  summary: 'Asks for a quote: one order per cart line, all sharing one estimate.',
  method: 'POST',
  path: '/api/order/addOrders',
  auth: 'buyer',
  headers: z.object({
    /** The same key with the same body gives the same reply and no second request. */
    'idempotency-key': z.optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(
            MAX_IDEMPOTENCY_KEY_LENGTH,
            `An Idempotency-Key can have at most ${MAX_IDEMPOTENCY_KEY_LENGTH} characters.`,
          ),
        ),
    ),
  }),
  body: quoteRequestEntry,
  reply: z.object({ msg: z.string(), result: z.array(order) }),
});

const orderSearch = z
  .string()
  .check(
    z.maxLength(MAX_ORDER_SEARCH_LENGTH, `A search can have at most ${MAX_ORDER_SEARCH_LENGTH} characters.`),
  );

/** Without parameters the newest orders are answered, as many as one reply can hold. */
const orderListQuery = z.object({
  page: z._default(wholeNumber('page', MAX_PAGE), 1),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), MAX_PAGE_SIZE),
  /** The `next` of the page before, in place of `page`. */
  after: z.optional(id),
  status: z.optional(z.enum(ORDER_STATUSES, `status must be one of ${ORDER_STATUSES.join(', ')}.`)),
  /** Only orders with all of these words in product, company or estimate number, or at the beginning of the id. */
  q: z.optional(orderSearch),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

const orderList = z.object({
  orders: z.array(order),
  /** How many orders there are in all with that status and those words. */
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** For `after`; null on the last page. */
  next: z.nullable(z.string()),
});
export type WireOrderList = z.infer<typeof orderList>;

export const listOrders = defineCall({
  summary: 'The buyer’s orders, newest first.',
  method: 'GET',
  path: '/api/order/getOrdersByUserId',
  auth: 'buyer',
  query: orderListQuery,
  reply: orderList,
});

export const getOrder = defineCall({
  summary: 'One of the buyer’s orders.',
  method: 'GET',
  path: '/api/order/getOrdersByOrderId/{oid}',
  auth: 'buyer',
  params: z.object({ oid: id }),
  reply: z.object({ result: order }),
});

/** From 2 to 5 in steps of a half. */
export const RATINGS = [2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

export const rateProduct = defineCall({
  summary: 'Rates the product of a delivered order; rating again changes the rating.',
  method: 'POST',
  path: '/api/product/rateProduct',
  auth: 'buyer',
  body: z.object({
    order_id: looseId('The order is missing.'),
    rating: z
      .number('Please choose a rating.')
      .check(
        z.refine(
          (rating) => (RATINGS as readonly number[]).includes(rating),
          'A rating is 2 to 5, in steps of 0.5.',
        ),
      ),
  }),
  reply: z.object({ msg: z.string() }),
});
