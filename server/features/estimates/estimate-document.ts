import type { UnitCode, UnitWords } from '#domain/unit.ts';
import type { Rental, RequestTerms, WishTerms } from '#domain/wish.ts';

/**
 * The content of an estimate, with all amounts computed, in the order in which it is drawn. It is stored as JSON for as
 * long as its quote request, so fields that are added later must be optional.
 */
export type EstimateDocument = {
  /** Only quotations have one. */
  kind?: undefined;
  /**
   * How it is drawn; absent in estimates that are older than the second layout. The third adds what the quantities cost
   * that were asked for, and takes less space for contact, notes and terms. Estimates stay as they were sent.
   */
  layout?: 2 | 3;
  /** `EST/2026-27/000123` */
  number: string;
  issuedAt: Date;
  /** When the operator last changed the total; undefined if never. */
  revisedAt: Date | undefined;
  validUntil: Date;
  /** When the last of its lines was confirmed; absent while one is not. */
  confirmedAt?: Date;
  /** The shop's trading name. */
  shopName: string;
  seller: EstimateSeller;
  billTo: EstimateParty;
  shipTo: EstimateParty;
  /** With its GST code: `Karnataka (29)`. */
  placeOfSupply: string;
  /** Why that is so, with the clause of the law; absent in estimates that are older than consignees. */
  placeOfSupplyTerm?: string;
  lines: EstimateLine[];
  /** IGST alone, or CGST and the state's own tax. `taxesPaise` has the same order. */
  taxNames: readonly string[];
  /** One entry per GST rate, in ascending order. */
  taxSummary: EstimateTax[];
  totals: EstimateTotals;
  /** What the buyer wants in addition to the lines; absent if nothing, as in estimates that are older than wishes. */
  wishes?: EstimateWish[];
  /** What the buyer says about the request as a whole. */
  requestTerms?: RequestTerms;
  /** What the operator wrote with the confirmation. */
  notes: string[];
  terms: string[];
  /** The following are absent in the first layout. */
  regrets?: EstimateRegret[];
  howToOrder?: string;
  /** The page of the shop with the quote request. */
  requestUrl?: string;
};

/** `text` is the product's title or the buyer's words. */
export type EstimateWish = WishTerms & { text: string; model?: string; rental?: Rental };

/** A rejected item. */
export type EstimateRegret = {
  title: string;
  model: string;
  quantity: number;
  unit?: EstimateUnit;
  /** Empty where the buyer gets none, as for spam. */
  reason: string;
};

export type EstimateSeller = {
  name: string;
  address: string;
  gstin: string;
  pan: string;
  state: string;
  phone: string;
  email: string;
  cin?: string;
  website?: string;
  /** The SHA-256 of the files of logo and signature, under which `estimate_pictures` keeps the pictures. */
  logoSha256?: string;
  signatureSha256?: string;
};

/** The PNGs of pictures by the SHA-256 that estimates name. */
export type EstimatePictures = ReadonlyMap<string, Uint8Array>;

export type EstimateParty = {
  /** The company or person that the goods are for. */
  customer: string;
  addressLines: string[];
  /** With its GST code. */
  state: string;
  /** Absent for the buyer in other states: a registration is valid in one state only. */
  gstin?: string;
  contactName: string;
  phone: string;
  email: string;
};

export type EstimateLine = {
  title: string;
  /** Absent in the first layout. */
  model?: string;
  hsn: string;
  quantity: number;
  /** By what it is counted; absent in estimates that are older than units. */
  unit?: EstimateUnit;
  /** What one unit contains; absent if unknown, and before the third layout. */
  unitContent?: string;
  /** List price of one unit before discount and GST, in paise. */
  unitPricePaise: number;
  /** List price less the discount, or the agreed price; of one unit before GST, in paise. */
  discountedPricePaise: number;
  /** The product's discount plus the added discount; null where a price was agreed. */
  discountBps: number | null;
  /** Null where a price was agreed. */
  addedDiscountBps: number | null;
  taxablePaise: number;
  gstBps: number;
  /** Line total with GST, in paise. */
  amountPaise: number;
  /** The list price was only a guide, and no other one was agreed. */
  isPriceOnRequest?: true;
  /** What the buyer wants beyond that. */
  wish?: WishTerms;
};

/** The code of GST, and the words for one and for several. */
export type EstimateUnit = UnitWords & { code: UnitCode };

/** The amount taxed at one rate and the taxes on it, in paise. */
export type EstimateTax = { gstBps: number; taxablePaise: number; taxesPaise: number[] };

/** In paise. List value − discount + rounding = taxable value; taxable value + taxes = total. */
export type EstimateTotals = {
  listValuePaise: number;
  discountPaise: number;
  /** The difference made by rounding each unit price up to a rupee, after discount and after GST. */
  roundingPaise: number;
  taxablePaise: number;
  taxesPaise: number[];
  /** The amount that the buyer would pay. */
  totalPaise: number;
};
