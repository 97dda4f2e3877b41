import * as z from 'zod/mini';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';

/**
 * What webhooks tell other software, by the kinds of the events of a quote request. Fields and types may be added; a
 * change that could break a receiver gets another version.
 */
export const WEBHOOK_EVENTS = {
  'request.made': ['requested'],
  'request.withdrawn': ['withdrawn'],
  'request.closed': ['closed'],
  'quotation.offered': ['offered'],
  'quotation.recalled': ['recalled'],
  'quotation.countered': ['countered'],
  'quotation.accepted': ['accepted'],
  'quotation.acceptance_undone': ['acceptance undone'],
  'quotation.declined': ['declined by buyer', 'declined by seller'],
  'shipment.sent': ['shipped'],
  'shipment.corrected': ['shipment corrected'],
  'shipment.delivered': ['delivered'],
  'return.asked': ['return asked'],
  'return.changed': ['return agreed', 'return received', 'return settled', 'return refused'],
} as const satisfies Record<string, readonly string[]>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

const WEBHOOK_VERSION = 1;

/** The body of a message. Names, addresses and prices of lines are not in it: with an API key they can be read. */
export const webhookMessage = z.object({
  type: z.enum(WEBHOOK_EVENT_NAMES),
  version: z.literal(WEBHOOK_VERSION),
  /** When it happened. */
  timestamp: z.string(),
  data: z.object({
    /** By which `getQuoteRequest` knows it. */
    request: z.string(),
    /** `EST/2026-27/000123` */
    estimate_number: z.string(),
    /** How far the request had come when the message was written. */
    state: z.enum(QUOTATION_STATES),
    /** Counts what happens to one request from 1. Messages can arrive in another order. */
    event: z.number(),
    by: z.enum(['buyer', 'operator', 'system']),
    /** Of the quotation that it is about; null where it is about none. */
    revision: z.nullable(z.number()),
    /** What is offered or accepted, or else what the request is worth, in rupees with GST; null for wishes alone. */
    total: z.nullable(z.number()),
    /** `EST/2026-27/000123/S1`, by which `changeShipment` knows it; null where it is about none. */
    shipment: z.nullable(z.string()),
    /** What is returned; null where nothing is. */
    return: z.nullable(
      z.object({
        order_id: z.string(),
        quantity: z.number(),
        state: z.enum(['asked', 'agreed', 'received', 'settled', 'refused']),
      }),
    ),
  }),
});
export type WebhookMessage = z.output<typeof webhookMessage>;

/** The kind of message that reports an event; undefined for events without one. */
export function toWebhookEvent(kind: string): WebhookEvent | undefined {
  return WEBHOOK_EVENT_NAMES.find((name) => (WEBHOOK_EVENTS[name] as readonly string[]).includes(kind));
}
