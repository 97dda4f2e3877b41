import * as z from 'zod/mini';
import { DECLINE_REASONS } from '#domain/quotation/decline-reasons.ts';
import { defineCall } from './call.ts';

/** How the business goes: counts and sums without names. */

export const FIGURE_DAYS = ['30', '365'] as const;

/** Why nothing came of a request: what the buyer said, or what happened. */
export const LOSS_REASONS = [
  ...DECLINE_REASONS,
  'declined by seller',
  'withdrawn',
  'lapsed',
  'account deleted',
  'unknown',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

const count = z.number();
const rupees = z.number();

const figures = z.object({
  /** Quote requests that came, without spam and duplicates. */
  asked: count,
  /** Those that were answered for the first time. */
  answered: count,
  /** Working hours until half of these were answered; null when none was. */
  median_hours: z.nullable(z.number()),
  /** Requests of which the last offer was made then, and what that amounts to with GST. */
  offered: count,
  offered_value: rupees,
  /** Requests that were accepted then, and still are. */
  accepted: count,
  accepted_value: rupees,
  lost: count,
});
export type WireFigures = z.output<typeof figures>;

export const getFigures = defineCall({
  summary:
    'Figures of the last 30 or 365 days in India, today included, beside those of the same number of days before.',
  method: 'GET',
  path: '/api/staff/figures',
  auth: 'staff',
  may: 'figures:read',
  query: z.object({ days: z._default(z.enum(FIGURE_DAYS), '30') }),
  reply: z.object({
    /** The first day of the period: `2026-10-25`. */
    from: z.string(),
    current: figures,
    before: figures,
    /** Why requests were lost in the period, the most frequent reason first. */
    losses: z.array(z.object({ reason: z.enum(LOSS_REASONS), count })),
    /** By day of the 30 (`2026-10-25`), or by month of the 365 (`2026-10`), from the first to today. */
    course: z.array(z.object({ time: z.string(), asked: count, answered: count, accepted: count })),
  }),
});
export type WireFigureReport = z.output<typeof getFigures.reply>;

export const listEmptySearches = defineCall({
  summary:
    'Searches without a result, made at least three times in the last 30 days, the most frequent first.',
  method: 'GET',
  path: '/api/staff/empty-searches',
  auth: 'staff',
  may: 'figures:read',
  reply: z.object({ searches: z.array(z.object({ words: z.string(), count, last_day: z.string() })) }),
});
