import * as z from 'zod/mini';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';

/** Where the quotation of a quote request stands. Amounts are in rupees, times in ISO 8601 (UTC). */
export const quotationSummary = z.object({
  state: z.enum(QUOTATION_STATES),
  /** Whether the last day of the offer has passed. */
  is_lapsed: z.boolean(),
  /** The newest revision that the seller has sent; absent before the first, with all that is of it. */
  revision: z.optional(z.number()),
  total: z.optional(z.number()),
  /** The first moment at which it no longer holds. */
  lapses_at: z.optional(z.string()),
  /** When it was accepted or declined. */
  decided_at: z.optional(z.string()),
  /** How many lines the accepted quotation has, and how many of them were accepted. */
  lines: z.optional(z.number()),
  accepted_lines: z.optional(z.number()),
});
export type WireQuotationSummary = z.output<typeof quotationSummary>;

/** The same with the figures of one order, once its line is accepted. */
export const quotationOfOrder = z.object({
  ...quotationSummary.shape,
  line: z.optional(
    z.object({
      revision: z.number(),
      line_number: z.number(),
      /** The agreed price of one unit before GST. */
      rate: z.number(),
      taxable: z.number(),
      tax: z.number(),
      total: z.number(),
    }),
  ),
});
export type WireQuotationOfOrder = z.output<typeof quotationOfOrder>;
