import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, looseId, version } from './fields.ts';
import { lineNumber, rate } from './quotation-drafts.ts';
import { drafted } from './staff-quotations.ts';

/** The lowest prices without an owner's approval, and what products were sold for before. */

const request = looseId('The quote request is required.');
const category = looseId('The category is required.');

const lastPrice = z.nullable(
  z.object({
    /** Of one unit before GST. */
    rate: z.number(),
    quantity: z.number(),
    createdAt: z.string(),
  }),
);

export const listLastPrices = defineCall({
  summary: 'The last prices of the products of a request, to its buyer and to others.',
  method: 'GET',
  path: '/api/staff/draft/last-prices/{request}',
  auth: 'staff',
  may: 'quotes:read',
  params: z.object({ request: id }),
  reply: z.object({
    prices: z.array(z.object({ product: z.string(), to_buyer: lastPrice, to_others: lastPrice })),
  }),
});

export const askOfferApproval = defineCall({
  summary: 'Asks an owner to approve the rates of the draft that are below their floor.',
  method: 'POST',
  path: '/api/staff/draft/ask-approval',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request }),
  reply: drafted,
});

export const approveOffer = defineCall({
  summary:
    'Approves the rates of the draft that are below their floor, if they are those that the owner has seen.',
  method: 'POST',
  path: '/api/staff/draft/approve',
  auth: 'staff',
  may: 'quotes:approve',
  body: z.object({ request, rates: z.array(z.object({ line: lineNumber, rate })) }),
  reply: drafted,
});

/** Of the list price, in per cent. */
const percentage = z.pipe(
  z
    .number('The floor must be a percentage.')
    .check(
      z.refine(
        (percent) => percent > 0 && percent <= 100 && Number(percent.toFixed(2)) === percent,
        'A floor is a percentage above 0 and up to 100, with at most two decimals.',
      ),
    ),
  z.transform((percent) => Math.round(percent * 100)),
);
export const priceFloor = z.object({ category, percentage });

export const listPriceFloors = defineCall({
  summary: 'The categories with a floor: the lowest agreed price as a share of the list price.',
  method: 'GET',
  path: '/api/staff/price-floors',
  auth: 'staff',
  may: 'quotes:read',
  reply: z.object({
    floors: z.array(
      z.object({ category: z.string(), name: z.string(), percentage: z.number(), version: z.number() }),
    ),
  }),
});

export const setPriceFloor = defineCall({
  summary: 'Sets or replaces the floor of a category.',
  method: 'POST',
  path: '/api/staff/price-floor/set',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.extend(priceFloor, { version }),
  reply: z.object({}),
});

export const removePriceFloor = defineCall({
  summary: 'Removes the floor of a category.',
  method: 'POST',
  path: '/api/staff/price-floor/remove',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ category, version }),
  reply: z.object({}),
});
