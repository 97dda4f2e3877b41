import * as z from 'zod/mini';
import { isIsoDay, parseDay } from '#domain/indian-day.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { gstin } from './addresses.ts';
import { defineCall, STORED_FILE } from './call.ts';

/** What was sold in a period, as tables and as files for the books. */

/** The step of an order that falls into the period: it was accepted, or the last of it was sent. */
export const SALE_STEPS = ['accepted', 'dispatched'] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

const MAX_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

const DAY = 'A day such as 2026-11-25 is expected.';
const day = z.string(DAY).check(z.refine(isIsoDay, DAY));
const period = { by: z._default(z.enum(SALE_STEPS), 'accepted'), from: day, to: day };

function checkDays({ value, issues }: z.core.ParsePayload<{ from: string; to: string }>): void {
  const [first, last] = [parseDay(value.from), parseDay(value.to)];
  if (!first || !last) return;
  const report = (message: string) =>
    void issues.push({ code: 'custom', path: ['to'], message, input: value });
  if (last < first) report('The period ends before it begins.');
  else if (last.getTime() - first.getTime() >= MAX_DAYS * DAY_MS)
    report('A report can cover a year at most.');
}

/** In rupees. */
const amounts = {
  taxable_value: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
};

const gstRow = z.object({
  /** The registration of the seller that supplied. */
  seller_gstin: z.string(),
  hsn: z.string(),
  /** Per cent. */
  gst: z.number(),
  /** `29-Karnataka` */
  place_of_supply: z.string(),
  /** How special economic zones were supplied; null for any other buyer. */
  sez: z.nullable(z.enum(SEZ_SUPPLIES)),
  unit: z.string(),
  quantity: z.number(),
  ...amounts,
});
export type WireGstRow = z.output<typeof gstRow>;

export const getGstSummary = defineCall({
  summary:
    'What was sold in a period, by registration of the seller, HSN code, GST rate, place of supply, supply to SEZ and unit.',
  method: 'GET',
  path: '/api/staff/report/gst',
  auth: 'staff',
  may: 'exports:read',
  query: z.object(period).check(checkDays),
  /** The first rows, how many there are, the sums of all, and which registrations of the seller they are of. */
  reply: z.object({
    rows: z.array(gstRow),
    row_count: z.number(),
    totals: z.object(amounts),
    seller_gstins: z.array(z.string()),
  }),
});

const soldRequest = z.object({
  request: z.string(),
  /** The estimate number; with `-2`, `-3` … for what was sold of it on later days. */
  order_number: z.string(),
  day: z.string(),
  customer: z.string(),
  place_of_supply: z.string(),
  order_count: z.number(),
  ...amounts,
  /** What the total has more than taxable value and taxes. */
  round_off: z.number(),
});
export type WireSoldRequest = z.output<typeof soldRequest>;

export const listSoldOrders = defineCall({
  summary: 'The orders that were sold in a period, those of one request and day together.',
  method: 'GET',
  path: '/api/staff/report/orders',
  auth: 'staff',
  may: 'exports:read',
  query: z.object(period).check(checkDays),
  reply: z.object({
    rows: z.array(soldRequest),
    row_count: z.number(),
    totals: z.object(amounts),
    /** The registrations of the seller that have sold in the period. */
    seller_gstins: z.array(z.string()),
  }),
});

export const exportGstSummary = defineCall({
  summary: 'The summary of GST as a CSV file.',
  method: 'GET',
  path: '/api/staff/report/gst/export',
  auth: 'staff',
  may: 'exports:read',
  query: z.object(period).check(checkDays),
  reply: STORED_FILE,
});

export const exportSoldOrders = defineCall({
  summary: 'The orders that were sold in a period as a CSV file, or as Sales Orders for Tally.',
  method: 'POST',
  path: '/api/staff/report/orders/export',
  auth: 'staff',
  may: 'exports:read',
  needsProof: true,
  body: z
    .object({
      ...period,
      by: z.enum(SALE_STEPS),
      as: z.enum(['csv', 'tally']),
      /** Only what this registration of the seller has sold. */
      seller_gstin: z.optional(gstin),
    })
    .check(checkDays),
  reply: STORED_FILE,
});
