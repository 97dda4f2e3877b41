import type { UnitCode } from '../unit.ts';
import type { SezSupply } from './sez.ts';

/** The terms of a quotation, which the operator sets: what its figures are calculated from. */

/** Of a product without a line of the cart, or of none, 'offered' adds it; the sum has only offered lines. */
export const LINE_OFFERS = ['offered', 'optional', 'alternative', 'unavailable'] as const;
export type LineOffer = (typeof LINE_OFFERS)[number];

export const RENT_PERIODS = ['day', 'week', 'month'] as const;

/** A machine to rent: the rate is for one period of one unit. */
export type QuotedRental = {
  per: (typeof RENT_PERIODS)[number];
  /** Whole or half periods. */
  periods: number;
  /** Days in India, the last one included. */
  from?: string;
  until?: string;
  /** The PIN of the site. */
  pin?: string;
  withOperator?: boolean;
  /** For all units; given back, so neither taxed nor part of the total. */
  depositPaise: number;
  /** Bringing and fetching all units; part of the taxable value. */
  mobilisationPaise: number;
};

export type QuotationLine = {
  /** From 1. A line keeps its number in all revisions, and no other line of the request ever gets it. */
  number: number;
  /** The order of the cart that it answers; absent for wishes and for what the operator adds. */
  orderId?: string;
  /** Absent for what is not in the catalogue. */
  productId?: string;
  title: string;
  brand?: string;
  model?: string;
  /** HSN of goods, SAC of services: 9973 for rentals. */
  hsn: string;
  /** Above 0, with at most three decimals. */
  quantity: number;
  unit: UnitCode;
  /** The unit's own word where the code has a more general one: 'bar' for NOS. */
  unitName?: string;
  /** Of one unit before discount and GST, from the catalogue; absent without a product. */
  listPricePaise?: number;
  /** The unit of the catalogue, which the list price is of. */
  listUnit?: UnitCode;
  /** The agreed price of one unit before GST, in paise; of one unit and period for rentals. */
  ratePaise: number;
  gstBps: number;
  /** Working days from the order to dispatch. */
  leadDays?: number;
  offer: LineOffer;
  /** The number of the line in whose place an alternative would come. */
  replaces?: number;
  note?: string;
  rental?: QuotedRental;
};

/** Who pays the carrier: freight in the rates, added to them, paid by the buyer on arrival, or fetched by the buyer. */
export const FREIGHT_TERMS = ['included', 'added', 'to_pay', 'ex_works'] as const;
export type FreightTerm = (typeof FREIGHT_TERMS)[number];

/** What comes on top of the goods, before GST and in paise. It is taxed with the goods. */
export type QuotationCharges = {
  freightTerm: FreightTerm;
  /** 0 unless freight is added. */
  freightPaise: number;
  packingPaise: number;
  insurancePaise: number;
  /** How charges are shared out over goods with several GST rates: by their value, or all at the highest rate. */
  rule: 'value' | 'highest';
};

export type QuotationTerms = {
  lines: QuotationLine[];
  charges: QuotationCharges;
  /** The name of the seller's branch that supplies; absent for the head office. */
  branch?: string;
  /** Of a supply to a special economic zone. */
  sez?: SezSupply;
  /** The last day in India on which it can be accepted: `2026-12-08`. */
  validUntil: string;
  deliveryTerms?: string;
  paymentTerms?: string;
  warranty?: string;
  notes: string[];
};

/** What the buyer wishes of one line of an offer. */
export type CounterLine = {
  number: number;
  ratePaise?: number;
  quantity?: number;
  isDropped?: boolean;
  remark?: string;
};

/** Whether a line can be part of an order. */
export function canBeChosen({ offer }: Pick<QuotationLine, 'offer'>): boolean {
  return offer !== 'unavailable';
}
