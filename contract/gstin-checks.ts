import * as z from 'zod/mini';
import { GSTIN_STATUSES } from '#domain/gstin-check.ts';
import { gstin } from './addresses.ts';
import { defineCall } from './call.ts';

/** What gst.gov.in says of a registration, as an operator has found it there. */
export const gstinCheck = z.object({
  gstin: z.string(),
  status: z.enum(GSTIN_STATUSES),
  checked_at: z.string(),
  checked_by: z.string(),
});
export type WireGstinCheck = z.output<typeof gstinCheck>;

export const noteGstinCheck = defineCall({
  summary: 'Records what gst.gov.in says about the registration of a buyer.',
  method: 'POST',
  path: '/api/staff/gstin-check',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({
    gstin,
    status: z.enum(GSTIN_STATUSES, 'The status must be active, suspended or cancelled.'),
  }),
  reply: z.object({}),
});
