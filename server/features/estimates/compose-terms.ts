import { formatDay } from '#domain/indian-format.ts';
import type { Supply } from '#domain/place-of-supply.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { QuotedOrder } from './quoted-order.ts';

const listInEnglish = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** When the last of the orders was confirmed; undefined while one is not, or if there are none. */
export function findConfirmedAt(orders: readonly QuotedOrder[]): Date | undefined {
  const times = orders.flatMap(({ confirmation }) => confirmation?.at.getTime() ?? []);
  return times.length > 0 && times.length === orders.length ? new Date(Math.max(...times)) : undefined;
}

/** What the operator wrote when confirming the orders: each note once, with its items unless it is for all of them. */
export function composeNotes(orders: readonly QuotedOrder[]): string[] {
  const notes = new Set(orders.flatMap(({ confirmation }) => confirmation?.note || []));
  return [...notes].map((note) => {
    const items = orders.flatMap(({ confirmation }, index) =>
      confirmation?.note === note ? `${index + 1}` : [],
    );
    if (items.length === orders.length) return note;
    return `${items.length === 1 ? 'Item' : 'Items'} ${listInEnglish.format(items)}: ${note}`;
  });
}

/** @param placeOfSupply with its GST code. */
export function composePlaceOfSupplyTerm(placeOfSupply: string, consignee: Supply['consignee']): string {
  return consignee
    ? `Place of supply: ${placeOfSupply}, the state of the buyer’s GSTIN, because the goods are delivered to another company on the buyer’s direction (section 10(1)(b) of the IGST Act 2017).`
    : `Place of supply: ${placeOfSupply}, where the goods are delivered (section 10(1)(a) of the IGST Act 2017).`;
}

/** Of a request for what the catalogue has no price of, or not as it is wanted. */
export const TERMS_WITHOUT_PRICES = [
  'Prices: we will check your requirement and send you a quotation with prices, GST and validity.',
  'Delivery: to the SHIP TO address. Freight, insurance, unloading and the delivery date will be agreed with the quotation.',
  'Payment: nothing is payable against this request. Payment terms will be agreed with the quotation.',
];

export function composeTerms({
  validUntil,
  confirmedAt,
  notes,
}: Pick<EstimateDocument, 'validUntil' | 'confirmedAt' | 'notes'>): string[] {
  const rounding =
    'Rounding: unit prices are rounded up to the next rupee after the discount and again after GST. Taxable value and tax are computed from the amount including GST (rule 35 of the CGST Rules).';
  if (!confirmedAt) {
    return [
      `Validity: prices are per unit, in Indian rupees, and are valid until ${formatDay(validUntil)}, subject to availability when the order is confirmed.`,
      rounding,
      'Delivery: to the SHIP TO address. Freight, insurance, unloading and the delivery date will be agreed when the quote is confirmed.',
      'Payment: nothing is payable against this estimate. Payment terms will be agreed when the quote is confirmed.',
    ];
  }
  const agreed =
    notes.length > 0 ? 'as stated in the notes above or agreed in writing' : 'as agreed in writing';
  return [
    `Validity: prices are per unit, in Indian rupees, and were confirmed on ${formatDay(confirmedAt)}.`,
    rounding,
    `Delivery: to the SHIP TO address. Freight, insurance, unloading and the delivery date are ${agreed}.`,
    `Payment: nothing is payable against this estimate. Payment terms are ${agreed}.`,
  ];
}
