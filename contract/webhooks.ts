import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { id, looseId, version } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';
import { WEBHOOK_EVENT_NAMES } from './webhook-events.ts';

/** Webhooks: to which addresses the shop sends messages about quote requests. Operators look after them. */

const DEFAULT_LIMIT = 50;
const MAX_URL_LENGTH = 500;
const NO_EVENT = 'Please choose at least one event.';
/** `waiting` also means that it will be tried again, `given_up` that this was done for about a day. */
export const DELIVERY_STATES = ['waiting', 'arrived', 'given_up'] as const;

const endpointId = { id: looseId('The endpoint is required.') };
const settings = {
  url: z
    .string('The address is required.')
    .check(
      z.trim(),
      z.minLength(1, 'The address is required.'),
      z.maxLength(MAX_URL_LENGTH, `The address can have at most ${MAX_URL_LENGTH} characters.`),
    ),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES, 'There is no such event.'), NO_EVENT)
    .check(z.minLength(1, NO_EVENT), z.maxLength(WEBHOOK_EVENT_NAMES.length)),
};

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  version: z.number(),
  made_by: z.string(),
  made_at: z.string(),
  /** Since when no message has arrived, although some were sent; null while all is well. */
  failing_since: z.nullable(z.string()),
  /** When an operator, or the shop itself after days of failures, has switched it off. */
  switched_off_at: z.nullable(z.string()),
});
export type WireEndpoint = z.output<typeof endpoint>;

const delivery = z.object({
  /** The `webhook-id`. */
  id: z.string(),
  type: z.string(),
  request: z.string(),
  estimate_number: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  made_at: z.string(),
  last_attempt_at: z.nullable(z.string()),
  /** Of the last response; null where there was none. */
  response_status: z.nullable(z.number()),
  /** How the last response began, or why there was none. */
  response: z.string(),
  body: z.string(),
});
export type WireDelivery = z.output<typeof delivery>;

export const listWebhookEndpoints = defineCall({
  summary: 'The addresses to which the shop sends messages about quote requests.',
  method: 'GET',
  path: '/api/staff/webhooks',
  auth: 'staff',
  may: 'settings:read',
  reply: z.object({ endpoints: z.array(endpoint) }),
});

export const addWebhookEndpoint = defineCall({
  summary: 'Adds an address. The secret by which it recognises messages is in this response only.',
  method: 'POST',
  path: '/api/staff/webhook/add',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object(settings),
  reply: z.object({ secret: z.string() }),
});

export const changeWebhookEndpoint = defineCall({
  summary: 'Changes an address, its events, or whether it is switched on.',
  method: 'POST',
  path: '/api/staff/webhook/change',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({
    ...endpointId,
    version,
    ...z.partial(z.object(settings)).shape,
    is_on: z.optional(z.boolean()),
  }),
  reply: z.object({}),
});

export const removeWebhookEndpoint = defineCall({
  summary: 'Removes an address with the list of its messages.',
  method: 'POST',
  path: '/api/staff/webhook/remove',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ ...endpointId, version }),
  reply: z.object({}),
});

export const listWebhookDeliveries = defineCall({
  summary: 'The messages to an address of the last 30 days and their outcome, the newest first.',
  method: 'GET',
  path: '/api/staff/webhook-deliveries',
  auth: 'staff',
  may: 'settings:read',
  query: z.object({
    endpoint: id,
    state: z.optional(z.enum(DELIVERY_STATES)),
    /** `next` of the page before. */
    after: z.optional(id),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({ endpoint, deliveries: z.array(delivery), next: z.nullable(z.string()) }),
});

export const replayWebhookDelivery = defineCall({
  summary: 'Sends a message again, with the same id.',
  method: 'POST',
  path: '/api/staff/webhook-delivery/replay',
  auth: 'staff',
  may: 'settings:write',
  body: z.object({ delivery: looseId('The message is required.') }),
  reply: z.object({}),
});
