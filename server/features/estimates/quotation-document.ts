import type { BankAccount } from '#domain/brand.ts';
import type { QuotationChange } from '#domain/quotation/compare-terms.ts';
import type { PricedQuotation, Supply } from '#domain/quotation/price-quotation.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { RequestTerms } from '#domain/wish.ts';
import type { EstimateParty, EstimateSeller } from './estimate-document.ts';

/**
 * A quotation as it was sent, with all amounts computed. It is stored as JSON for as long as its quote request, so
 * fields that are added later must be optional. No link that opens it is part of it, because such links are secret.
 */
export type QuotationDocument = {
  kind: 'quotation';
  /** How it is drawn. Absent in the first layout, which had the agreed terms always beneath the totals. */
  layout?: 2;
  /** `EST/2026-27/000123` */
  number: string;
  /** From 1; printed as `R2`. */
  revision: number;
  /** When the quote was requested. */
  requestedAt: Date;
  issuedAt: Date;
  /** The first moment at which it no longer holds. */
  lapsesAt: Date;
  shopName: string;
  seller: EstimateSeller;
  billTo: EstimateParty;
  shipTo: EstimateParty;
  /** With its GST code: `Karnataka (29)`. */
  placeOfSupply: string;
  placeOfSupplyTerm: string;
  /** Of rentals, and why; absent without any. */
  rentalPlaceOfSupply?: string;
  rentalPlaceOfSupplyTerm?: string;
  /** Which taxes goods and rentals bear. */
  supply: Supply;
  /** What the buyer says about the request as a whole. */
  requestTerms?: RequestTerms;
  terms: QuotationTerms;
  /** The number of the letter of undertaking under which a special economic zone is supplied. */
  lut?: string;
  figures: PricedQuotation;
  /** IGST alone, CGST and the state's own tax, or all three where goods and rentals differ. */
  taxNames: readonly string[];
  /** What differs from the revision before; absent in the first one. */
  changes?: QuotationChange[];
  /** The terms that all quotations have. */
  standingTerms: string[];
  /** The page on which anybody who has the paper can ask whether it is the latest. */
  verifyUrl: string;
  /** The page of the shop with the quote request, for the buyer who is logged in. */
  requestUrl: string;
  /** On the paper of an accepted quotation alone, never as it was sent. */
  acceptance?: QuotationAcceptance;
  /** On the pro-forma of an accepted quotation alone; with where to pay, if the settings say so. */
  proForma?: { bank?: BankAccount };
};

/** How the standing term begins that an accepted quotation has no more. */
export const VALIDITY = 'Validity: ';

/** `EST/2026-27/000123 R2`, of its pro-forma `EST/2026-27/000123 R2/PF` */
export function formatNumberWithRevision({
  number,
  revision,
  proForma,
}: Pick<QuotationDocument, 'number' | 'revision' | 'proForma'>): string {
  return `${number} R${revision}${proForma ? '/PF' : ''}`;
}

export type QuotationAcceptance = {
  acceptedAt: Date;
  name: string;
  designation: string;
  /** '' for none. */
  poNumber: string;
  /** A day in India: `2026-12-08`. */
  poDate: string | null;
};
