import { formatEstimateNumber } from '#domain/financial-year.ts';
import { getTaxNames } from '#domain/gst.ts';
import { getNextDay, parseDay } from '#domain/indian-day.ts';
import { requestPath, verifyPath } from '#domain/page-paths.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import { compareTerms } from '#domain/quotation/compare-terms.ts';
import { priceQuotation, type Supply } from '#domain/quotation/price-quotation.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import {
  composeBillTo,
  composeShipTo,
  formatState,
  parseSellerGstin,
} from '#server/features/estimates/compose-parties.ts';
import { composePlaceOfSupplyTerm } from '#server/features/estimates/compose-terms.ts';
import type { EstimateSeller } from '#server/features/estimates/estimate-document.ts';
import { type FrozenDocument, isQuotation } from '#server/features/estimates/frozen-document.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { QuotedRequest } from '#server/features/estimates/quoted-order.ts';
import type { ChosenSeller } from './choose-seller.ts';
import { composeStandingTerms } from './compose-standing-terms.ts';

type Issue = {
  /** From 1. */
  revision: number;
  issuedAt: Date;
  verifyCode: string;
  /** Where the storefront is: `https://haat.example`. */
  shopUrl: string;
} & ChosenSeller;

/**
 * Composes a quotation from its terms. Unless another seller is chosen, it is the same as on what was sent before,
 * whatever the settings are now.
 * @param former what was last sent of the quote request.
 * @throws RangeError when an amount is too large, or the last day is not a day.
 */
export function composeQuotation(
  request: QuotedRequest,
  terms: QuotationTerms,
  former: FrozenDocument,
  { revision, issuedAt, verifyCode, shopUrl, seller = former.seller, lut }: Issue,
): QuotationDocument {
  const { shopName } = former;
  const number = formatEstimateNumber(request.financialYear, request.runningNumber);
  const lastDay = parseDay(terms.validUntil);
  if (!lastDay) throw new RangeError(`${terms.validUntil} is not a day.`);
  const supply = getSupply(request, seller);
  const figures = priceQuotation(terms, supply);
  const placeOfSupply = formatState(getPlaceOfSupply(request));
  return {
    kind: 'quotation',
    layout: 2,
    number,
    revision,
    requestedAt: request.createdAt,
    issuedAt,
    lapsesAt: getNextDay(lastDay),
    shopName,
    seller,
    billTo: composeBillTo(request),
    shipTo: composeShipTo(request),
    placeOfSupply,
    placeOfSupplyTerm: composePlaceOfSupplyTerm(placeOfSupply, request.consignee),
    ...composeRentalSupply(request, terms),
    supply,
    ...(terms.sez === 'lut' && lut !== undefined && { lut }),
    ...(request.requestTerms && { requestTerms: request.requestTerms }),
    terms,
    figures,
    taxNames: listTaxNames(terms, supply, seller),
    ...(isQuotation(former) && { changes: compareTerms(former, { terms, figures }) }),
    standingTerms: composeStandingTerms(terms),
    verifyUrl: `${shopUrl}${verifyPath(number, verifyCode)}`,
    requestUrl: former.requestUrl ?? `${shopUrl}${requestPath(number)}`,
  };
}

/** Whether goods and rentals are supplied within the seller's state. */
export function getSupply(request: QuotedRequest, seller: Pick<EstimateSeller, 'gstin'>): Supply {
  const { stateName } = parseSellerGstin(seller.gstin);
  return {
    isGoodsIntraState: getPlaceOfSupply(request) === stateName,
    isRentalIntraState: getRentalState(request) === stateName,
  };
}

/**
 * Services to a registered person are supplied where that person is registered (section 12(2)(a) of the IGST Act 2017).
 */
function getRentalState({ billing }: QuotedRequest): string {
  return billing.state;
}

function composeRentalSupply(
  request: QuotedRequest,
  { lines }: QuotationTerms,
): Pick<QuotationDocument, 'rentalPlaceOfSupply' | 'rentalPlaceOfSupplyTerm'> {
  if (!lines.some(({ rental }) => rental)) return {};
  const rentalPlaceOfSupply = formatState(getRentalState(request));
  return {
    rentalPlaceOfSupply,
    rentalPlaceOfSupplyTerm: `Place of supply of rentals: ${rentalPlaceOfSupply}, where the buyer is registered (section 12(2)(a) of the IGST Act 2017).`,
  };
}

function listTaxNames(
  { lines, sez }: QuotationTerms,
  { isGoodsIntraState, isRentalIntraState }: Supply,
  { gstin }: EstimateSeller,
): string[] {
  if (sez) return ['IGST'];
  const { stateName } = parseSellerGstin(gstin);
  const areIntraState = new Set(lines.map(({ rental }) => (rental ? isRentalIntraState : isGoodsIntraState)));
  return [
    ...(areIntraState.has(true) ? getTaxNames(stateName, stateName) : []),
    ...(areIntraState.has(false) ? ['IGST'] : []),
  ];
}
