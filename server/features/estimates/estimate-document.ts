/** Everything printed on an estimate, computed and in the order of printing; drawing adds no arithmetic. */
export type EstimateDocument = {
  /** `EST/2026-27/000123` */
  number: string;
  issuedAt: Date;
  /** When a line or price was last changed since; undefined while all is as it was asked for. */
  revisedAt: Date | undefined;
  validUntil: Date;
  /** The name the shop goes by. */
  shopName: string;
  seller: EstimateSeller;
  billTo: EstimateParty;
  shipTo: EstimateParty;
  /** State the goods are delivered to, with its GST code: `Karnataka (29)`. */
  placeOfSupply: string;
  lines: EstimateLine[];
  /** IGST alone, or CGST and the state's own tax. The taxes below stand in this order. */
  taxNames: readonly string[];
  /** One entry a GST rate, in rising order of rate. */
  taxSummary: EstimateTax[];
  totals: EstimateTotals;
  terms: string[];
};

export type EstimateSeller = {
  name: string;
  address: string;
  gstin: string;
  pan: string;
  state: string;
  phone: string;
  email: string;
};

export type EstimateParty = {
  /** Company or person the goods are for. */
  customer: string;
  addressLines: string[];
  /** With its GST code. */
  state: string;
  /** Absent where it is not known: a registration holds in one state only. */
  gstin?: string;
  contactName: string;
  phone: string;
  email: string;
};

export type EstimateLine = {
  title: string;
  hsn: string;
  quantity: number;
  /** List price of one piece before discount and GST, in paise. */
  unitPricePaise: number;
  /** The product's discount with the added one. */
  discountBps: number;
  addedDiscountBps: number;
  taxablePaise: number;
  gstBps: number;
  /** Line total with GST, in paise. */
  amountPaise: number;
};

/** What is taxed at one rate and the taxes on it, in paise. */
export type EstimateTax = { gstBps: number; taxablePaise: number; taxesPaise: number[] };

/** In paise: list value − discount + rounding = taxable value; with the taxes it makes the total. */
export type EstimateTotals = {
  listValuePaise: number;
  discountPaise: number;
  /** What rounding each unit price up to a rupee, after discount and after GST, adds. */
  roundingPaise: number;
  taxablePaise: number;
  taxesPaise: number[];
  /** What the buyer would pay. */
  totalPaise: number;
};
