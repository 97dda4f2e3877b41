import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { looseId } from './fields.ts';
import { MAX_PAGE, MAX_PAGE_SIZE } from './list-limits.ts';
import { checkParty, idempotencyHeaders, partyFields } from './orders.ts';
import { quotationSummary } from './quotation-summary.ts';
import { requestFile, requestFileIds } from './request-files.ts';
import { repliedRequestTerms, repliedWish, requestTermsFields, wishes } from './wishes.ts';

const wishesEntry = z
  .object({
    ...partyFields,
    wishes: wishes.check(z.minLength(1, 'Please describe what you need.')),
    ...requestTermsFields,
    /** Uploaded before with `uploadFile`. */
    files: z.optional(requestFileIds),
  })
  .check(checkParty);
export type WishesEntry = z.output<typeof wishesEntry>;

const wishRequest = z.object({
  /** By this id the estimate is fetched, which lists the wishes. */
  order_invoice_id: z.string(),
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The number of its orders; 0 for wishes alone. */
  order_count: z.number(),
  order_customer: z.string(),
  order_name: z.string(),
  wishes: z.array(repliedWish),
  ...repliedRequestTerms,
  /** Where its quotation stands. */
  quotation: quotationSummary,
  /** What the buyer sent with it; only in lists, if there is anything. */
  request_files: z.optional(z.array(requestFile)),
  /** Until when it is answered (ISO 8601); absent once it is. */
  answer_by: z.optional(z.string()),
});
export type WireWishRequest = z.output<typeof wishRequest>;

export const submitWishes = defineCall({
  summary:
    'Requests a quote for wishes alone, without products of a cart: a numbered request without orders.',
  method: 'POST',
  path: '/api/order/addWishes',
  auth: 'buyer',
  headers: idempotencyHeaders,
  body: wishesEntry,
  reply: z.object({ msg: z.string(), result: wishRequest }),
});

const DEFAULT_LIMIT = 20;

export const listWishRequests = defineCall({
  summary: 'The buyer’s quote requests with wishes that are not orders, newest first.',
  method: 'GET',
  path: '/api/order/getWishesByUserId',
  auth: 'buyer',
  query: z.object({
    page: z._default(wholeNumber('page', MAX_PAGE), 1),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
    /** Only the request whose estimate has this id. */
    invoice: z.optional(looseId()),
  }),
  reply: z.object({
    requests: z.array(wishRequest),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
});
