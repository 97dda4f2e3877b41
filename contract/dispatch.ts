import * as z from 'zod/mini';
import { EWAY_BILL_PATTERN } from '#domain/dispatch/eway-bill.ts';
import { RETURN_STATES } from '#domain/dispatch/order-return.ts';
import { isIsoDay } from '#domain/indian-day.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import { defineCall } from './call.ts';
import { freeText, looseId, optionalLine } from './fields.ts';

const MAX_QUANTITY = 999_999_999;
const MAX_PACKAGES = 100_000;
const MAX_WEIGHT_KG = 1_000_000;
const MAX_RUPEES = 1e11;
const MAX_TRACKING_LENGTH = 2000;

/** Above 0, with at most three decimals. */
export const dispatchedQuantity = z.number('Please enter a quantity.').check(
  z.gt(0, 'A quantity must be more than 0.'),
  z.lte(MAX_QUANTITY, 'This quantity is too large.'),
  z.refine((quantity) => hasDecimals(quantity, 3), 'A quantity can have at most three decimals.'),
);

/** What was in a shipment after all: 0 for nothing. */
export const correctedQuantity = z.union([z.literal(0), dispatchedQuantity], {
  error: () => 'A quantity is 0 or more, with at most three decimals.',
});

/** An amount in rupees, with GST. */
const amount = (label: string) =>
  z.number(`${label} must be a number of rupees.`).check(
    z.gt(0, `${label} must be more than 0.`),
    z.lte(MAX_RUPEES, `${label} is too large.`),
    z.refine((rupees) => hasDecimals(rupees, 2), `${label} can have at most two decimals.`),
  );

/** `2026-11-25`; null for none. */
const day = (label: string) =>
  z.nullable(
    z
      .string(`${label} must be a day such as 2026-11-25.`)
      .check(z.refine(isIsoDay, `${label} must be a day such as 2026-11-25.`)),
  );

/** How goods travel. '' and null clear what was said before. */
export const shipmentDetails = z.object({
  transporter: z.optional(optionalLine('The transporter', 100)),
  lr_number: z.optional(optionalLine('The LR number', 40)),
  lr_date: z.optional(day('The date of the LR')),
  vehicle: z.optional(optionalLine('The vehicle', 40)),
  eway_bill: z.optional(
    z.string('An e-way bill number has 12 digits.').check(
      z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '')),
      z.refine(
        (typed) => typed === '' || EWAY_BILL_PATTERN.test(typed),
        'An e-way bill number has 12 digits.',
      ),
    ),
  ),
  /** Why there is no e-way bill, where one is asked for. */
  eway_bill_not_needed: z.optional(optionalLine('Why no e-way bill is needed', 200)),
  /** Where the buyer can follow the goods. */
  tracking_url: z.optional(
    z.string('The tracking link must be text.').check(
      z.trim(),
      z.maxLength(
        MAX_TRACKING_LENGTH,
        `The tracking link can have at most ${MAX_TRACKING_LENGTH} characters.`,
      ),
      z.refine(
        (url) => url === '' || isHttpsUrl(url),
        'The tracking link must be an address that begins with https://.',
      ),
    ),
  ),
  packages: z.optional(
    z.nullable(
      z
        .int('The number of packages must be a whole number.')
        .check(
          z.gte(1, 'There must be at least one package.'),
          z.lte(MAX_PACKAGES, `There can be at most ${MAX_PACKAGES} packages.`),
        ),
    ),
  ),
  weight_kg: z.optional(
    z.nullable(
      z.number('The weight must be a number of kg.').check(
        z.gt(0, 'The weight must be more than 0 kg.'),
        z.lte(MAX_WEIGHT_KG, 'This weight is too large.'),
        z.refine((kg) => hasDecimals(kg, 3), 'The weight can have at most three decimals.'),
      ),
    ),
  ),
  invoice_number: z.optional(optionalLine('The invoice number', 40)),
  invoice_date: z.optional(day('The date of the invoice')),
  /** In rupees, with GST. */
  invoice_amount: z.optional(z.nullable(amount('The amount of the invoice'))),
  expected_on: z.optional(day('The expected day of arrival')),
  /** For the buyer. */
  note: z.optional(optionalLine('The note', 500)),
});
export type WireShipmentDetails = z.output<typeof shipmentDetails>;

/** What the buyer has bought was sent: how, how much, and who received it. Fields without a value are absent. */
export const shipment = z.object({
  /** `EST/2026-27/000123/S1` */
  shipment_number: z.string(),
  sent_at: z.string(),
  lines: z.array(
    z.object({
      order_id: z.string(),
      title: z.string(),
      quantity: z.number(),
      /** How many were ordered. */
      ordered: z.number(),
      unit: z.optional(z.enum(UNIT_CODES)),
      unit_name: z.optional(z.string()),
    }),
  ),
  transporter: z.optional(z.string()),
  lr_number: z.optional(z.string()),
  lr_date: z.optional(z.string()),
  vehicle: z.optional(z.string()),
  eway_bill: z.optional(z.string()),
  tracking_url: z.optional(z.string()),
  packages: z.optional(z.number()),
  weight_kg: z.optional(z.number()),
  invoice_number: z.optional(z.string()),
  invoice_date: z.optional(z.string()),
  expected_on: z.optional(z.string()),
  note: z.optional(z.string()),
  delivered_at: z.optional(z.string()),
  received_by: z.optional(z.string()),
});
export type WireShipment = z.output<typeof shipment>;

/** Goods that the buyer wants to send back. */
export const orderReturn = z.object({
  return_id: z.string(),
  order_id: z.string(),
  quantity: z.number(),
  reason: z.string(),
  state: z.enum(RETURN_STATES),
  /** What the seller wrote with the last step. */
  answer: z.optional(z.string()),
  credit_note_number: z.optional(z.string()),
  credit_note_date: z.optional(z.string()),
  /** In rupees. */
  credit_note_amount: z.optional(z.number()),
  created_at: z.string(),
});
export type WireOrderReturn = z.output<typeof orderReturn>;

export const returnReason = freeText('The reason', 500);

export const creditNote = z.object({
  number: optionalLine('The number of the credit note', 40).check(
    z.minLength(1, 'The number of the credit note is required.'),
  ),
  date: z
    .string('The date of the credit note is required.')
    .check(z.refine(isIsoDay, 'The date of the credit note must be a day such as 2026-11-25.')),
  amount: amount('The amount of the credit note'),
});
export type WireCreditNote = z.output<typeof creditNote>;

export const reportReturn = defineCall({
  summary: 'Asks to send goods of an order back. Its status stays as it is.',
  method: 'POST',
  path: '/api/order/reportReturn',
  auth: 'buyer',
  body: z.object({
    order_id: looseId('Order is required.'),
    quantity: dispatchedQuantity,
    reason: returnReason,
  }),
  reply: z.object({ msg: z.string(), result: orderReturn }),
});

function hasDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

function isHttpsUrl(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && !/[\s\p{Cc}"<>\\]/u.test(text);
}
