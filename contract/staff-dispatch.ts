import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import {
  correctedQuantity,
  creditNote,
  dispatchedQuantity,
  orderReturn,
  returnReason,
  shipment,
  shipmentDetails,
} from './dispatch.ts';
import { id, looseId, optionalLine, version } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** What operators do with goods that leave, arrive and come back. */

/** `EST/2026-27/000123/S1` */
const shipmentNumber = z.string('The shipment is required.').check(z.maxLength(60));
const answer = optionalLine('The answer', 500);
const day = z
  .string('A day such as 2026-11-25 is expected.')
  .check(z.refine(isIsoDay, 'A day such as 2026-11-25 is expected.'));

const step = {
  /** Only finds out what would happen. */
  dry_run: z.optional(z.boolean()),
  /** The buyer gets no mail. */
  no_mail: z.optional(z.boolean()),
};

const staffShipment = z.object({
  ...shipment.shape,
  eway_bill_not_needed: z.optional(z.string()),
  /** Whether an e-way bill is asked for, and nothing is said about it. */
  is_eway_bill_missing: z.boolean(),
  /** In rupees, with GST. */
  invoice_amount: z.optional(z.number()),
  made_by: z.string(),
  version: z.number(),
});
export type WireStaffShipment = z.output<typeof staffShipment>;

const staffReturn = z.object({ ...orderReturn.shape, version: z.number() });
export type WireStaffReturn = z.output<typeof staffReturn>;

/** With `dry_run`, as it would be, and the mails that would be sent. */
const stepped = z.object({
  result: staffShipment,
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
});

export const listRequestShipments = defineCall({
  summary: 'What was sent of a quote request, and what of it comes back.',
  method: 'GET',
  path: '/api/staff/shipments/{request}',
  auth: 'staff',
  may: 'dispatch:read',
  params: z.object({ request: id }),
  reply: z.object({
    shipments: z.array(staffShipment),
    returns: z.array(z.object({ ...staffReturn.shape, title: z.string() })),
    /** Orders of which something was delivered and is not to be returned already, and how much. */
    returnable: z.array(z.object({ order_id: z.string(), title: z.string(), quantity: z.number() })),
  }),
});

const DEFAULT_LIMIT = 50;
const page = {
  /** `next` of the page before. */
  after: z.optional(id),
  limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
};
const next = z.nullable(z.string());

const requestToSend = z.object({
  /** Of the quote request. */
  id: z.string(),
  estimate_number: z.string(),
  customer: z.string(),
  /** Where the goods go. */
  city: z.string(),
  state: z.string(),
  confirmedAt: z.string(),
  lines: z.array(
    z.object({
      order_id: z.string(),
      title: z.string(),
      model: z.string(),
      ordered: z.number(),
      /** How much has left. */
      sent: z.number(),
      unit: z.optional(z.enum(UNIT_CODES)),
      unit_name: z.optional(z.string()),
    }),
  ),
});
export type WireRequestToSend = z.output<typeof requestToSend>;

export const listRequestsToSend = defineCall({
  summary: 'Quote requests with confirmed orders that have not left as a whole, the oldest first.',
  method: 'GET',
  path: '/api/staff/dispatch/to-send',
  auth: 'staff',
  may: 'dispatch:read',
  query: z.object({ ...page, request: z.optional(id) }),
  reply: z.object({ requests: z.array(requestToSend), next }),
});

export const listShipmentsOnTheWay = defineCall({
  summary: 'Shipments that have not arrived, those on the way the longest first.',
  method: 'GET',
  path: '/api/staff/dispatch/on-the-way',
  auth: 'staff',
  may: 'dispatch:read',
  query: z.object(page),
  reply: z.object({
    shipments: z.array(
      z.object({ ...staffShipment.shape, request: z.string(), customer: z.string(), city: z.string() }),
    ),
    next,
  }),
});

const openReturn = z.object({
  ...staffReturn.shape,
  /** The id of the quote request. */
  request: z.string(),
  estimate_number: z.string(),
  customer: z.string(),
  title: z.string(),
});
export type WireOpenReturn = z.output<typeof openReturn>;

export const listOpenReturns = defineCall({
  summary: 'Returns that are neither settled nor refused, those that wait the longest first.',
  method: 'GET',
  path: '/api/staff/dispatch/returns',
  auth: 'staff',
  may: 'dispatch:read',
  query: z.object(page),
  reply: z.object({ returns: z.array(openReturn), next }),
});

export const listTransporters = defineCall({
  summary: 'Earlier transporters, the latest first.',
  method: 'GET',
  path: '/api/staff/transporters',
  auth: 'staff',
  may: 'dispatch:read',
  reply: z.object({ transporters: z.array(z.string()) }),
});

export const sendShipment = defineCall({
  summary: 'Records a shipment of confirmed orders of a quote request.',
  method: 'POST',
  path: '/api/staff/shipment/send',
  auth: 'staff',
  may: 'dispatch:write',
  body: z.object({
    ...step,
    request: looseId('The quote request is required.'),
    /** Without a quantity, all that has not left yet. */
    lines: z.array(z.object({ order_id: looseId(), quantity: z.optional(dispatchedQuantity) })),
    details: shipmentDetails,
    sent_on: z.optional(day),
  }),
  reply: stepped,
});

export const changeShipment = defineCall({
  summary: 'Corrects how a shipment travels and, until it has arrived, what is in it.',
  method: 'POST',
  path: '/api/staff/shipment/correct',
  auth: 'staff',
  may: 'dispatch:write',
  body: z.object({
    dry_run: step.dry_run,
    shipment: shipmentNumber,
    version,
    details: shipmentDetails,
    /** Only the orders whose quantity in the shipment is recorded wrongly; 0 if none of an order was in it. */
    lines: z.optional(z.array(z.object({ order_id: looseId(), quantity: correctedQuantity }))),
  }),
  reply: stepped,
});

export const deliverShipment = defineCall({
  summary: 'Records that a shipment has arrived, and who received it.',
  method: 'POST',
  path: '/api/staff/shipment/deliver',
  auth: 'staff',
  may: 'dispatch:write',
  body: z.object({
    ...step,
    shipment: shipmentNumber,
    received_by: z.string('The name of the receiver is required.'),
    delivered_on: z.optional(day),
    note: z.optional(optionalLine('The note', 500)),
  }),
  reply: stepped,
});

export const fetchPackingList = defineCall({
  summary: 'The packing list of a shipment, without prices.',
  method: 'GET',
  path: '/api/staff/packing-list',
  auth: 'staff',
  may: 'dispatch:read',
  query: z.object({ shipment: shipmentNumber }),
  reply: 'application/pdf',
});

export const addReturn = defineCall({
  summary: 'Records that a buyer wants to send goods of an order back.',
  method: 'POST',
  path: '/api/staff/return/add',
  auth: 'staff',
  may: 'dispatch:write',
  body: z.object({
    no_mail: step.no_mail,
    request: looseId('The quote request is required.'),
    order_id: looseId('Order is required.'),
    quantity: dispatchedQuantity,
    reason: returnReason,
  }),
  reply: z.object({ result: staffReturn }),
});

export const answerReturn = defineCall({
  summary: 'Agrees to a return, records that the goods are back, settles it by a credit note, or refuses it.',
  method: 'POST',
  path: '/api/staff/return/answer',
  auth: 'staff',
  may: 'dispatch:write',
  body: z.discriminatedUnion('to', [
    z.object({
      no_mail: step.no_mail,
      return_id: looseId('The return is required.'),
      version,
      to: z.enum(['agreed', 'received', 'refused']),
      answer: z.optional(answer),
    }),
    z.object({
      no_mail: step.no_mail,
      return_id: looseId('The return is required.'),
      version,
      to: z.literal('settled'),
      answer: z.optional(answer),
      credit_note: creditNote,
    }),
  ]),
  reply: z.object({ result: staffReturn }),
});
