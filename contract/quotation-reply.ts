import * as z from 'zod/mini';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { FREIGHT_TERMS, LINE_OFFERS, RENT_PERIODS } from '#domain/quotation/quotation-terms.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { shipment } from './dispatch.ts';
import { quotationMessage } from './quotation-messages.ts';

/** A quotation as its buyer sees it. Amounts are in rupees, days are like `2026-12-08`, times in ISO 8601 (UTC). */

const rental = z.object({
  /** What the rate is for. */
  per: z.enum(RENT_PERIODS),
  periods: z.number(),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  pin: z.optional(z.string()),
  with_operator: z.optional(z.boolean()),
  /** Given back; neither taxed nor part of the total. */
  deposit: z.number(),
  mobilisation: z.number(),
});

const quotedLine = z.object({
  /** It stays the same in all revisions. */
  number: z.number(),
  title: z.string(),
  brand: z.optional(z.string()),
  model: z.optional(z.string()),
  hsn: z.string(),
  quantity: z.number(),
  unit: z.enum(UNIT_CODES),
  /** The unit's own word where the code has a more general one. */
  unit_name: z.optional(z.string()),
  list_price: z.optional(z.number()),
  /** The unit that the list price is of, which is not the line's where that was changed. */
  list_unit: z.optional(z.enum(UNIT_CODES)),
  /** The agreed price of one unit before GST; of a rental, for one period. */
  rate: z.number(),
  gst_percentage: z.number(),
  /** Working days from the order to dispatch. */
  lead_days: z.optional(z.number()),
  /** Only what is offered is in the total unless it is chosen. */
  offer: z.enum(LINE_OFFERS),
  /** The number of the line in whose place an alternative would come. */
  replaces: z.optional(z.number()),
  note: z.optional(z.string()),
  rental: z.optional(rental),
  /** Rate × quantity, half up to the paisa. */
  taxable: z.number(),
  tax: z.number(),
  total: z.number(),
});

/** One cell that differs from the revision before; `before` or `after` is absent for a line that came or went. */
const change = z.object({
  line: z.optional(z.number()),
  what: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});

export const offer = z.object({
  revision: z.number(),
  issued_at: z.string(),
  /** The last day on which it can be accepted. */
  valid_until: z.string(),
  /** The first moment at which it no longer holds. */
  lapses_at: z.string(),
  lines: z.array(quotedLine),
  freight_term: z.enum(FREIGHT_TERMS),
  freight: z.number(),
  packing: z.number(),
  insurance: z.number(),
  /** How the charges are shared out over goods with several GST rates. */
  charges_rule: z.enum(['value', 'highest']),
  /** Whether goods and rentals are supplied within the seller's state, which decides the kind of GST. */
  is_goods_intra_state: z.boolean(),
  is_rental_intra_state: z.boolean(),
  /** IGST alone, or CGST and the state's own tax. */
  tax_names: z.array(z.string()),
  /** The name of the seller's branch that supplies; absent for the head office. */
  branch: z.optional(z.string()),
  seller_gstin: z.string(),
  /** Of a supply to a special economic zone: without IGST under LUT, or with IGST. */
  sez: z.optional(z.enum(SEZ_SUPPLIES)),
  place_of_supply: z.string(),
  delivery_terms: z.optional(z.string()),
  payment_terms: z.optional(z.string()),
  warranty: z.optional(z.string()),
  notes: z.array(z.string()),
  standing_terms: z.array(z.string()),
  /** What differs from the revision before; absent in the first one. */
  changes: z.optional(z.array(change)),
  /** Of the lines that are offered, with charges, GST and round-off. */
  total: z.number(),
});

export const acceptance = z.object({
  revision: z.number(),
  accepted_at: z.string(),
  /** The numbers of the lines that were chosen. */
  lines: z.array(z.number()),
  total: z.number(),
  name: z.string(),
  designation: z.string(),
  po_number: z.string(),
  po_date: z.nullable(z.string()),
});

/** What the buyer wished of an offer. */
const counter = z.object({
  revision: z.number(),
  /** Of somebody who wished it by a link; '' for the buyer with the account. */
  name: z.string(),
  createdAt: z.string(),
  lines: z.array(
    z.object({
      number: z.number(),
      rate: z.optional(z.number()),
      quantity: z.optional(z.number()),
      is_dropped: z.optional(z.boolean()),
      remark: z.optional(z.string()),
    }),
  ),
  words: z.string(),
});

/** The steps of the buyer's side that neither accept nor ask. */
export const ANSWER_KINDS = ['countered', 'renewal asked', 'declined by buyer', 'withdrawn'] as const;

/** What the caller can do now. */
export const QUOTATION_ANSWERS = ['accept', 'counter', 'decline', 'withdraw', 'renew', 'ask'] as const;

export const quotation = z.object({
  /** `EST/2026-27/000123` */
  estimate_number: z.string(),
  createdAt: z.string(),
  customer: z.string(),
  state: z.enum(QUOTATION_STATES),
  /** Whether the last day of the offer has passed. */
  is_lapsed: z.boolean(),
  /** Counts the steps of the conversation. */
  version: z.number(),
  answers: z.array(z.enum(QUOTATION_ANSWERS)),
  /** The newest revision that the seller has sent; null before the first. */
  offer: z.nullable(offer),
  acceptance: z.nullable(acceptance),
  /** The oldest first. */
  counters: z.array(counter),
  /** The last step, if it is one of these; otherwise null. */
  last_answer: z.nullable(
    z.object({
      kind: z.enum(ANSWER_KINDS),
      /** Of somebody who answered by a link; '' for the buyer with the account. */
      name: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** When the buyer asked to renew the offer; null if that was not asked. */
  renewal_asked_at: z.nullable(z.string()),
  /** What both sides wrote, the oldest first. */
  messages: z.array(quotationMessage),
  /** What has left, the first shipment first. */
  shipments: z.array(shipment),
  /** Whether there is a pro-forma of what was accepted. */
  has_pro_forma: z.boolean(),
});
export type WireQuotation = z.output<typeof quotation>;
export type WireOffer = z.output<typeof offer>;
export type WireQuotedLine = z.output<typeof quotedLine>;
export type QuotationAnswer = (typeof QUOTATION_ANSWERS)[number];
