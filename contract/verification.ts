import * as z from 'zod/mini';
import { parseDashedEstimateNumber } from '#domain/financial-year.ts';
import { parseVerifyCode } from '#domain/verify-code.ts';
import { defineCall } from './call.ts';

/** The current standing of a quotation that somebody has on paper. */
export const quotationStanding = z.enum([
  'latest',
  'lapsed',
  'superseded',
  'accepted',
  'declined',
  'withdrawn',
]);
export type QuotationStanding = z.infer<typeof quotationStanding>;

export const verifyQuotation = defineCall({
  summary:
    'Whether a quotation is the latest, by the number and the code on it; without the buyer or the amounts.',
  method: 'GET',
  path: '/api/verify/{number}/{code}',
  auth: 'none',
  params: z.object({
    /** With dashes: `EST-2026-27-000123`. */
    number: z.string().check(z.refine((text) => parseDashedEstimateNumber(text) !== undefined)),
    code: z.string().check(z.refine((text) => parseVerifyCode(text) !== undefined)),
  }),
  reply: z.object({
    standing: quotationStanding,
    estimate_number: z.string(),
    revision: z.number(),
    issuedAt: z.string(),
    /** The last day on which it can or could be accepted: `2026-12-08`. */
    valid_until: z.string(),
    latest_revision: z.number(),
  }),
});
export type WireVerification = z.infer<typeof verifyQuotation.reply>;
