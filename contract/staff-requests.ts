import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { REQUEST_FLAGS } from '#domain/quotation/request-flags.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { id, looseId, singleLine } from './fields.ts';
import { AMOUNT_PATTERN, MAX_ORDER_SEARCH_LENGTH, MAX_PAGE_SIZE } from './list-limits.ts';
import { CLOSE_REASONS } from './staff-answers.ts';

/** The inbox: quote requests of all buyers, who answers which, and what is done with many at once. */

const DEFAULT_LIMIT = 20;
/** How many requests one call changes. */
export const MAX_REQUESTS_AT_ONCE = 200;
export const MAX_VIEWS = 50;

const day = z.optional(
  z
    .string('A day such as 2026-11-25 is expected.')
    .check(z.refine(isIsoDay, 'A day such as 2026-11-25 is expected.')),
);
const rupees = z.optional(
  z
    .string('An amount in rupees is expected.')
    .check(z.regex(AMOUNT_PATTERN, 'An amount in rupees is expected.')),
);

/** What a request fulfils to be listed. All of them are in the address of the inbox. */
export const requestFilter = z.object({
  /** `lapsed`: offered, and past the last day. `ended`: declined or closed. */
  state: z.optional(z.enum([...QUOTATION_STATES, 'lapsed', 'ended'])),
  turn: z.optional(z.enum(['ours', 'buyer'])),
  /** `me`, `nobody` or the name of an operator. */
  assigned: z.optional(z.string().check(z.maxLength(100))),
  /** The first and the last day on which it came. */
  from: day,
  to: day,
  flag: z.optional(z.enum(REQUEST_FLAGS)),
  /** Words that begin those of the city or state of either address. */
  place: z.optional(z.string().check(z.maxLength(100))),
  /** Of the sum with GST, in rupees, both included. */
  min: rupees,
  max: rupees,
  /**
   * Words, each in the number, firm, city, a product or wish, the buyer’s reference or, for operators who may read
   * buyers, in a name, e-mail address, phone number or GSTIN.
   */
  q: z.optional(z.string().check(z.maxLength(MAX_ORDER_SEARCH_LENGTH))),
});
export type RequestFilter = z.output<typeof requestFilter>;

const count = z.number();
const listedRequest = z.object({
  id: z.string(),
  /** Counts the steps of its conversation. */
  version: z.number(),
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  createdAt: z.string(),
  customer: z.string(),
  /** `''` for operators who may not read buyers. */
  contact_name: z.string(),
  /** Of the delivery. */
  city: z.string(),
  shipping_state: z.string(),
  order_count: z.number(),
  wish_count: z.number(),
  state: z.enum(QUOTATION_STATES),
  /** Whose step is expected. */
  turn: z.enum(['ours', 'buyer', 'nobody']),
  /** Of the last quotation; null before the first. */
  revision: z.nullable(z.number()),
  /** Of the last quotation, of what was accepted of it or, before the first, of the estimate: in rupees, with GST. */
  total: z.nullable(z.number()),
  lapses_at: z.nullable(z.string()),
  /** Until when an answer is promised; null once there is one. */
  answer_by: z.nullable(z.string()),
  assigned_to: z.nullable(z.string()),
  flags: z.array(z.enum(REQUEST_FLAGS)),
  /** What else is unusual about it, in words. */
  notes: z.array(z.string()),
});
export type WireListedRequest = z.output<typeof listedRequest>;

export const listQuoteRequests = defineCall({
  summary:
    'The quote requests of all buyers, with the number of those in each state that fulfil the other conditions.',
  method: 'GET',
  path: '/api/staff/requests',
  auth: 'staff',
  may: 'quotes:read',
  query: z.object({
    ...requestFilter.shape,
    sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** `next` of the page before. */
    after: z.optional(looseId()),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({
    requests: z.array(listedRequest),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    total: count,
    counts: z.object({
      all: count,
      new: count,
      ours: count,
      buyer: count,
      accepted: count,
      lapsed: count,
      ended: count,
    }),
  }),
});

export const listColleagues = defineCall({
  summary: 'The names of the operators, to whom requests can be assigned.',
  method: 'GET',
  path: '/api/staff/colleagues',
  auth: 'staff',
  may: 'quotes:read',
  reply: z.object({ names: z.array(z.string()) }),
});

const many = <Item extends z.ZodMiniObject>(item: Item) =>
  z
    .array(item, 'A list of quote requests is expected.')
    .check(
      z.minLength(1, 'Please name at least one quote request.'),
      z.maxLength(MAX_REQUESTS_AT_ONCE, `At most ${MAX_REQUESTS_AT_ONCE} quote requests at once.`),
    );
const request = looseId('The quote request is required.');

/** What was done with each request, in the same order. */
const outcomes = z.object({
  outcomes: z.array(
    z.object({
      request: z.string(),
      /** `''` when there is no such request. */
      estimate_number: z.string(),
      is_done: z.boolean(),
      /** Why not; `''` when it is done. */
      reason: z.string(),
    }),
  ),
});
export type WireOutcome = z.output<typeof outcomes>['outcomes'][number];

export const assignQuoteRequests = defineCall({
  summary:
    'Assigns quote requests to an operator, or to nobody. A new one that an operator takes counts as read.',
  method: 'POST',
  path: '/api/staff/requests/assign',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({
    /** `assigned_to` is whose it was when it was read; it is not done if somebody has changed that. */
    requests: many(z.object({ request, assigned_to: z.nullable(z.string()) })),
    /** The name of an operator; null for nobody. */
    assign_to: z.nullable(z.string().check(z.maxLength(100))),
  }),
  reply: outcomes,
});

export const closeQuoteRequests = defineCall({
  summary: 'Closes quote requests that need no answer. Nobody gets a mail.',
  method: 'POST',
  path: '/api/staff/requests/close',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({
    /** `version` as it was read; it is not done if something has happened since. */
    requests: many(z.object({ request, version: z.int() })),
    reason: z.enum(CLOSE_REASONS),
  }),
  reply: outcomes,
});

export const remindOfOffers = defineCall({
  summary: 'Reminds buyers by mail of the offers that wait for their answer.',
  method: 'POST',
  path: '/api/staff/requests/remind',
  auth: 'staff',
  may: 'quotes:send',
  body: z.object({ requests: many(z.object({ request })) }),
  reply: outcomes,
});

export const exportQuoteRequests = defineCall({
  summary:
    'The quote requests as a CSV file with a row for each order: those that are named, or all of a filter.',
  method: 'POST',
  path: '/api/staff/requests/export',
  auth: 'staff',
  may: 'exports:read',
  needsProof: true,
  body: z.object({ filter: requestFilter, requests: z.optional(many(z.object({ request }))) }),
  reply: STORED_FILE,
});

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the inbox’s address: `turn=ours&place=Ludhiana`. */
  filter: z.string(),
  is_shared: z.boolean(),
  owner: z.string(),
});
export type WireSavedView = z.output<typeof savedView>;

export const listRequestViews = defineCall({
  summary: 'The filters that this operator has saved, and those that are shared.',
  method: 'GET',
  path: '/api/staff/request-views',
  auth: 'staff',
  may: 'quotes:read',
  isPersonal: true,
  reply: z.object({ views: z.array(savedView) }),
});

export const saveRequestView = defineCall({
  summary: 'Saves a filter of the inbox under a name.',
  method: 'POST',
  path: '/api/staff/request-view/save',
  auth: 'staff',
  may: 'quotes:read',
  isPersonal: true,
  body: z.object({ name: singleLine('The name', 60), filter: requestFilter, is_shared: z.boolean() }),
  reply: z.object({ view: savedView }),
});

export const removeRequestView = defineCall({
  summary: 'Removes a saved filter: one’s own or, for an owner, a shared one.',
  method: 'POST',
  path: '/api/staff/request-view/remove',
  auth: 'staff',
  may: 'quotes:read',
  isPersonal: true,
  body: z.object({ view: id }),
  reply: z.object({}),
});
