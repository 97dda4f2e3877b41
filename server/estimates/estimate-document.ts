/** Everything printed on an estimate, computed and in the order of printing; drawing adds no arithmetic. */
export type EstimateDocument = {
  /** `EST/2026-27/000123` */
  number: string;
  issuedAt: Date;
  validUntil: Date;
  seller: EstimateSeller;
  billTo: EstimateParty;
  shipTo: EstimateParty;
  /** State the goods are delivered to, with its two-digit GST code. */
  placeOfSupply: { stateName: string; gstCode: string };
  lines: EstimateLine[];
  /** One entry a GST rate, in rising order of rate. Amounts in paise. */
  taxSummary: EstimateTax[];
  totalTaxablePaise: number;
  totalTaxPaise: number;
  /** What the buyer would pay, in paise: the sum of the lines' amounts. */
  totalPaise: number;
  terms: string[];
};

export type EstimateSeller = {
  name: string;
  addressLines: string[];
  gstin: string;
  phone: string;
  email: string;
};

export type EstimateParty = {
  /** Company or person the goods are for. */
  customer: string;
  contactName: string;
  addressLines: string[];
  /** Absent on SHIP TO. */
  gstin?: string;
  phone: string;
  email: string;
};

export type EstimateLine = {
  title: string;
  hsn: string;
  quantity: number;
  /** List price of one piece before discount and GST, in paise. */
  unitPricePaise: number;
  discountBps: number;
  taxablePaise: number;
  gstBps: number;
  /** Line total with GST, in paise. */
  amountPaise: number;
};

/** Tax at one rate, in paise: either CGST and SGST (delivery within the seller's state) or IGST. */
export type EstimateTax = {
  gstBps: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};
