import * as z from 'zod/mini';
import { MAX_CART_LINES } from '#domain/cart.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import {
  addPartyIssues,
  billingAddress,
  consigneeFields,
  gstin,
  savedAddress,
  shippingAddress,
} from './addresses.ts';
import { defineCall } from './call.ts';
import { cartQuantity } from './cart.ts';
import { product, wholeNumber } from './catalogue.ts';
import { orderReturn, shipment } from './dispatch.ts';
import { callablePhone, email, id, idList, looseId, personOrCompanyName } from './fields.ts';
import { MAX_ORDER_SEARCH_LENGTH, MAX_PAGE, MAX_PAGE_SIZE } from './list-limits.ts';
import { quotationOfOrder } from './quotation-summary.ts';
import { requestFile, requestFileIds } from './request-files.ts';
import { repliedRequestTerms, repliedWishTerms, requestTermsFields, wishes, wishTerms } from './wishes.ts';

/** The cart in the format of the storefront's local storage: product id → quantity. */
const cart = z.object({
  items: z.record(looseId(), cartQuantity).check(
    z.refine((items) => Object.keys(items).length > 0, 'The cart is empty.'),
    z.refine(
      (items) => Object.keys(items).length <= MAX_CART_LINES,
      `A request can have at most ${MAX_CART_LINES} products.`,
    ),
  ),
  Totalitems: z.optional(z.number()),
});

const rupees = z.number('An amount in rupees is expected.');

/** Who requests a quote, and where the goods go. */
export const partyFields = {
  order_customer: personOrCompanyName('Customer or person', 150),
  order_name: personOrCompanyName('Full name', 100),
  /** Not stored: the e-mail address of the account is always used. */
  order_email: email,
  order_phone: callablePhone,
  order_gstin: gstin,
  billing_address: billingAddress,
  shipping_address: shippingAddress,
  ...consigneeFields,
};
type Party = z.output<z.ZodMiniObject<typeof partyFields>>;

export function checkParty(context: z.core.ParsePayload<Party>): void {
  addPartyIssues(context, 'order_gstin', context.value.order_gstin);
}

/**
 * A quote request. The quantities are those of the cart. The amounts, in rupees, are those that the page showed to the
 * buyer; the server only compares them with its own and rejects the request if they differ. `amountwith_shipping` is
 * the shipping charge, but the total including it is accepted as well. Wishes change none of them.
 */
const quoteRequestEntry = z
  .object({
    totalamount: rupees,
    amountwith_product: rupees,
    amountwith_tax: rupees,
    amountwith_shipping: rupees,
    ...partyFields,
    products: idList,
    cart,
    /** Uploaded before with `uploadFile`. */
    files: z.optional(requestFileIds),
    /** What is wanted of products in the cart, by product id. */
    line_wishes: z.optional(z.record(looseId(), wishTerms)),
    wishes: z.optional(wishes),
    ...requestTermsFields,
  })
  .check(checkParty)
  .check((context) => {
    const { products, cart, line_wishes = {} } = context.value;
    const inCart = Object.keys(cart.items);
    const listed = new Set(products);
    if (listed.size !== inCart.length || !inCart.every((productId) => listed.has(productId))) {
      context.issues.push({
        code: 'custom',
        path: ['products'],
        message: 'The list of products and the cart do not match.',
        input: products,
      });
    }
    if (!Object.keys(line_wishes).every((productId) => listed.has(productId))) {
      context.issues.push({
        code: 'custom',
        path: ['line_wishes'],
        message: 'A request about a product needs the product in the cart.',
        input: line_wishes,
      });
    }
  });
export type QuoteRequestEntry = z.output<typeof quoteRequestEntry>;

export const order = z.object({
  _id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** By this id the estimate is fetched; all orders of a quote request share it, until its link is withdrawn. */
  order_invoice_id: z.string(),
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  /** The current grand total of that estimate in rupees: with added discounts, without rejected orders. */
  estimate_total: z.number(),
  /** The product as it was when the quote was requested. */
  order_product: product,
  order_qty: z.number(),
  /** Unit price with GST in rupees at submission. */
  order_price: z.number(),
  /**
   * Percentage points that the operator has added to the product's discount, with up to eight decimals: more than two,
   * or fewer than 0, express an agreed price. List price × (100 − pro_discount − added_discount) %, rounded up to a
   * rupee, is the price of one unit before GST.
   */
  added_discount: z.number(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The buyer's own rating of the product; null until given. */
  order_rating: z.nullable(z.number()),
  /**
   * Every status so far with its time (ISO 8601) and the reason or ''; oldest first. `by_buyer` is only true: the buyer
   * took the request back or declined the quotation.
   */
  status_history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: z.string(),
      reason: z.string(),
      by_buyer: z.optional(z.literal(true)),
    }),
  ),
  order_customer: z.string(),
  order_name: z.string(),
  order_email: z.string(),
  order_phone: z.string(),
  order_gstin: z.string(),
  billing_address: savedAddress.shape.billing_address,
  shipping_address: savedAddress.shape.shipping_address,
  /** The company that gets the goods on the buyer's direction; absent for a site of the buyer's own. */
  consignee_name: savedAddress.shape.consignee_name,
  consignee_gstin: savedAddress.shape.consignee_gstin,
  /** The state whose tax is charged, by name. */
  place_of_supply: z.string(),
  /** What the buyer wants beyond quantity and price of the order; absent when nothing was said. */
  order_wish: z.optional(repliedWishTerms),
  ...repliedRequestTerms,
  /** Where the quotation of the request stands. */
  quotation: quotationOfOrder,
  /** What the buyer sent with the quote request; in the response for a single order, if there is anything. */
  request_files: z.optional(z.array(requestFile)),
  /** How much has left; absent before anything has. */
  order_sent_qty: z.optional(z.number()),
  /** How much has arrived; absent before anything has. */
  order_delivered_qty: z.optional(z.number()),
  /** What was sent with goods of it, and what of it was to be sent back; in the response for a single order. */
  shipments: z.optional(z.array(shipment)),
  order_returns: z.optional(z.array(orderReturn)),
  /** Until when the request is answered (ISO 8601); absent once it is. */
  answer_by: z.optional(z.string()),
});
export type WireOrder = z.infer<typeof order>;

/** The message of a 409 when the totals on the page are outdated; `prices` has the current prices. */
export const PRICES_CHANGED = 'Prices have changed, please review your cart';
/** The message of a 409 when a product is no longer in the catalogue; its price in `prices` is null. */
export const PRODUCT_UNAVAILABLE = 'A product in your cart is no longer available, please review your cart';

const MAX_IDEMPOTENCY_KEY_LENGTH = 255;
/** How long an idempotency key is stored. */
export const IDEMPOTENCY_HOURS = 24;

export const idempotencyHeaders = z.object({
  /** A repeated request with the same key and body gets the same response and creates nothing. */
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
});

export const submitQuoteRequest = defineCall({
  summary: 'Requests a quote. Each cart line becomes an order; all orders share one estimate.',
  method: 'POST',
  path: '/api/order/addOrders',
  auth: 'buyer',
  headers: idempotencyHeaders,
  body: quoteRequestEntry,
  reply: z.object({ msg: z.string(), result: z.array(order) }),
});

const orderSearch = z
  .string()
  .check(
    z.maxLength(MAX_ORDER_SEARCH_LENGTH, `A search can have at most ${MAX_ORDER_SEARCH_LENGTH} characters.`),
  );

/** Without parameters the response contains the newest orders, up to the maximum page size. */
const orderListQuery = z.object({
  page: z._default(wholeNumber('page', MAX_PAGE), 1),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), MAX_PAGE_SIZE),
  /** The cursor `next` of the previous page, instead of `page`. */
  after: z.optional(id),
  /** `request`: pages of whole quote requests. `page` and `limit` count requests then, at most ten of them. */
  by: z.optional(z.literal('request')),
  status: z.optional(z.enum(ORDER_STATUSES, `status must be one of ${ORDER_STATUSES.join(', ')}.`)),
  /** Only orders with each of these words in product, company or estimate number, or as a prefix of the id. */
  q: z.optional(orderSearch),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

const orderList = z.object({
  orders: z.array(order),
  /** The number of all orders that match `status` and `q`. */
  total: z.number(),
  /** The number of quote requests with such orders. */
  total_requests: z.number(),
  page: z.number(),
  limit: z.number(),
  /** The cursor for `after`; null on the last page. */
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

/** From 2 to 5 in steps of 0.5. */
export const RATINGS = [2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

export const rateProduct = defineCall({
  summary: 'Rates the product of a delivered order. A repeated rating replaces the previous one.',
  method: 'POST',
  path: '/api/product/rateProduct',
  auth: 'buyer',
  body: z.object({
    order_id: looseId('Order is required.'),
    rating: z
      .number('Please choose a rating.')
      .check(
        z.refine(
          (rating) => (RATINGS as readonly number[]).includes(rating),
          'A rating can be from 2 to 5, in steps of 0.5.',
        ),
      ),
  }),
  reply: z.object({ msg: z.string() }),
});
