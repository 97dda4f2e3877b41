import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What waits for operators, for the first screen of the desk. */

/** What the check of the shop looks at. */
const CHECKED_PARTS = [
  ...(['settings', 'seller', 'contact', 'pages', 'products', 'categories', 'demo'] as const),
  ...(['pictures', 'brochures', 'quotations', 'backup'] as const),
] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

const count = z.number();

const request = {
  id: z.string(),
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  customer: z.string(),
  /** Of the delivery. */
  city: z.string(),
  /** In rupees, with GST; null for wishes alone. */
  total: z.nullable(z.number()),
};

/** `fresh`: for less than 4 working hours. `late`: for a working day or longer. */
const age = z.enum(['fresh', 'waiting', 'late']);
export type WaitingAge = z.output<typeof age>;

export const getToday = defineCall({
  summary: 'What waits for the operators. What the role may not see is null.',
  method: 'GET',
  path: '/api/staff/today',
  auth: 'staff',
  may: 'quotes:read',
  reply: z.object({
    /** Quote requests whose next step is the shop’s, by how long they have waited. */
    ours: z.object({ fresh: count, waiting: count, late: count }),
    /** Of those, the ones that were promised an answer until a moment that is over. */
    overdue: count,
    /** Offers that hold for three days at most. */
    lapsing: count,
    /** Quote requests with confirmed orders that have not left as a whole. */
    to_send: count,
    /** Mails of the last 90 days that were refused, or given up after many tries. */
    mails_refused: z.nullable(count),
    mails_given_up: z.nullable(count),
    /** Messages of the contact form that nobody has dealt with. */
    messages: z.nullable(count),
    /** Addresses of webhooks that the shop has switched off, because nothing has arrived there for days. */
    webhooks_off: z.nullable(count),
    /** The first few whose next step is the shop’s, those that have waited longest first. */
    longest_waiting: z.array(
      z.object({
        ...request,
        /** Since when it is the shop’s turn. */
        since: z.string(),
        age,
        /** Until when an answer is promised; null once there was one. */
        answer_by: z.nullable(z.string()),
      }),
    ),
    /** The first few offers that lapse soon, the next one first. */
    next_to_lapse: z.array(z.object({ ...request, lapses_at: z.string() })),
  }),
});
export type WireToday = z.output<typeof getToday.reply>;

export const checkShop = defineCall({
  summary: 'What to do before the shop is open for business, as it was in the last minutes.',
  method: 'GET',
  path: '/api/staff/check',
  auth: 'staff',
  may: 'settings:read',
  reply: z.object({
    /** Each with what it is about, what is wrong, and how to mend it at the server. */
    problems: z.array(
      z.object({ about: z.enum(CHECKED_PARTS), message: z.string(), how: z.optional(z.string()) }),
    ),
  }),
});
