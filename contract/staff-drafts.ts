import * as z from 'zod/mini';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { MAX_FILE_BYTES } from '#domain/request-file.ts';
import { addPartyIssues, savedAddress } from './addresses.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { id, looseId } from './fields.ts';
import { MAX_SEARCH_LENGTH } from './list-limits.ts';
import { partyFields } from './orders.ts';
import { lineChange, lineNumber } from './quotation-drafts.ts';
import { requestFile, uploadFile } from './request-files.ts';
import { duplicate } from './staff-buyers.ts';
import { drafted, draftStep } from './staff-quotations.ts';

/** The calls with which the desk edits a draft while the operator types. */

const MAX_CHANGES = 500;
const MAX_REVISION = 9999;

const revisionNumber = wholeNumber('revision', MAX_REVISION);

export const changeOfferLines = defineCall({
  summary: 'Changes lines of the draft in one step, in the given order. A line may be named several times.',
  method: 'POST',
  path: '/api/staff/draft/lines',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({
    ...draftStep,
    changes: z
      .array(z.object({ line: lineNumber, change: lineChange }))
      .check(
        z.minLength(1, 'Please change something.'),
        z.maxLength(MAX_CHANGES, `At most ${MAX_CHANGES} cells can be changed at once.`),
      ),
  }),
  reply: drafted,
});

export const findOfferProducts = defineCall({
  summary: 'Products of the catalogue for a line of a quotation, the best matches of a text.',
  method: 'GET',
  path: '/api/staff/draft/products',
  auth: 'staff',
  may: 'quotes:read',
  query: z.object({ q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)) }),
  reply: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        brand: z.string(),
        model: z.string(),
        /** The catalogue's price of one unit before GST; null where it is on request. */
        price: z.nullable(z.number()),
      }),
    ),
  }),
});

const request = looseId('The quote request is required.');

export const takeOverDraft = defineCall({
  summary: 'Makes the caller the editor of the draft. The previous editor loses nothing.',
  method: 'POST',
  path: '/api/staff/draft/take-over',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request }),
  reply: drafted,
});

export const getOfferStanding = defineCall({
  summary: 'Shows at little cost whether a quote request or its draft has changed since it was read.',
  method: 'GET',
  path: '/api/staff/draft/standing/{request}',
  auth: 'staff',
  may: 'quotes:read',
  params: z.object({ request: id }),
  reply: z.object({
    /** Of the request. */
    version: z.number(),
    messages: z.number(),
    draft: z.nullable(
      z.object({
        version: z.number(),
        changed_by: z.string(),
        editor: z.nullable(z.string()),
        editor_since: z.nullable(z.string()),
        approved_by: z.nullable(z.string()),
      }),
    ),
  }),
});

export const markOfferMessagesRead = defineCall({
  summary: 'Records that operators have read what the buyer has written.',
  method: 'POST',
  path: '/api/staff/request/messages-read',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request }),
  reply: z.object({}),
});

export const fetchOfferFile = defineCall({
  summary: 'A file that was sent with a quote request or with a message about it, as it was uploaded.',
  method: 'GET',
  path: '/api/staff/request-file/{request}/{file}',
  auth: 'staff',
  // Drawings and lists have names and addresses.
  may: 'buyers:read',
  params: z.object({ request: id, file: id }),
  reply: STORED_FILE,
});

export const uploadOfferFile = defineCall({
  summary:
    'Stores a PDF, JPEG, PNG or XLSX file for a message about a quote request. The body is the file itself. One that is not sent is deleted after 24 hours.',
  method: 'POST',
  path: '/api/staff/request-file/{request}',
  auth: 'staff',
  may: 'quotes:write',
  params: z.object({ request: id }),
  headers: uploadFile.headers,
  upload: { maxBytes: MAX_FILE_BYTES },
  reply: z.object({ file: requestFile }),
});

export const removeOfferFile = defineCall({
  summary:
    'Removes a file that was stored for a message and is not sent yet. Nothing happens if there is none.',
  method: 'POST',
  path: '/api/staff/request/remove-file',
  auth: 'staff',
  may: 'quotes:write',
  body: z.object({ request: id, file: looseId('The file is required.') }),
  reply: z.object({}),
});

export const compareRevisions = defineCall({
  summary: 'Two quotations of a request side by side, cell by cell.',
  method: 'GET',
  path: '/api/staff/request-revisions/{request}',
  auth: 'staff',
  may: 'quotes:read',
  params: z.object({ request: id }),
  query: z.object({ a: revisionNumber, b: revisionNumber }),
  reply: z.object({
    estimate_number: z.string(),
    /** The numbers of all quotations of the request. */
    revisions: z.array(z.number()),
    cells: z.array(
      z.object({
        /** Absent for charges, terms and the total. */
        line: z.optional(z.number()),
        what: z.string(),
        before: z.optional(z.string()),
        after: z.optional(z.string()),
        is_changed: z.boolean(),
      }),
    ),
  }),
});

/** Who asks, and where the goods go. */
const { order_email: _, ...correctedFields } = partyFields;
const party = z.object({
  order_customer: z.string(),
  order_name: z.string(),
  order_phone: z.string(),
  order_gstin: z.string(),
  billing_address: savedAddress.shape.billing_address,
  shipping_address: savedAddress.shape.shipping_address,
  consignee_name: savedAddress.shape.consignee_name,
  consignee_gstin: savedAddress.shape.consignee_gstin,
});
export type WireParty = z.output<typeof party>;

export const correctOfferParty = defineCall({
  summary:
    'Corrects who asks for a quote and where the goods go, as long as no offer is with the buyer. The next quotation has it.',
  method: 'POST',
  path: '/api/staff/request/correct-buyer',
  auth: 'staff',
  may: 'quotes:write',
  body: z
    .object({ ...draftStep, ...correctedFields })
    .check((context) => addPartyIssues(context, 'order_gstin', context.value.order_gstin)),
  reply: z.object({}),
});

export const getOfferParty = defineCall({
  summary: 'What is known about the buyer of a quote request.',
  method: 'GET',
  path: '/api/staff/request-buyer/{request}',
  auth: 'staff',
  may: 'buyers:read',
  params: z.object({ request: id }),
  reply: z.object({
    /** All of the buyer's, this one included. */
    request_count: z.number(),
    accepted_count: z.number(),
    /** Of what was accepted, with GST. */
    accepted_total: z.number(),
    /** The newest first, without this one. */
    requests: z.array(
      z.object({
        id: z.string(),
        estimate_number: z.string(),
        createdAt: z.string(),
        state: z.enum(QUOTATION_STATES),
      }),
    ),
    party,
    /** Other accounts with the same GSTIN or phone number. */
    duplicates: z.array(duplicate),
  }),
});
