import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, looseId } from './fields.ts';

/**
 * Estimates are prepared, fetched and deleted by the unguessable id that all orders of a quote request share. No token
 * is required, but a token that is sent must be the owner's.
 */
const estimateParams = z.object({ invoice: id });
const estimateBody = z.object({ invoice: looseId('The invoice id is required.') });

export const prepareEstimate = defineCall({
  summary: 'Generates the estimate of a quote request.',
  method: 'POST',
  path: '/api/invoice/invoice-pdf',
  auth: 'optional',
  body: estimateBody,
  reply: z.object({ msg: z.string() }),
});

export const fetchEstimate = defineCall({
  summary: 'The prepared estimate as a PDF file named invoice_{id}.pdf.',
  method: 'GET',
  path: '/api/invoice/fetch-pdf/{invoice}',
  auth: 'optional',
  params: estimateParams,
  reply: 'application/pdf',
});

export const deleteEstimate = defineCall({
  summary: 'Deletes the prepared file, which can be prepared again. Idempotent.',
  method: 'GET',
  path: '/api/invoice/delete-pdf/{invoice}',
  auth: 'optional',
  changesState: true,
  params: estimateParams,
  reply: z.object({}),
});

export const withdrawEstimateLink = defineCall({
  summary:
    'Gives one of the buyer’s estimates a new id. The old id, which may have been shared, no longer works.',
  method: 'POST',
  path: '/api/invoice/withdraw-link',
  auth: 'buyer',
  body: estimateBody,
  reply: z.object({ msg: z.string(), order_invoice_id: z.string() }),
});
