import type { Brand } from '#domain/brand.ts';
import { filterOrdersOnEstimate } from '#domain/estimate-total.ts';
import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { getTaxNames } from '#domain/gst.ts';
import { requestPath } from '#domain/page-paths.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import { composeHowToOrder } from './compose-how-to-order.ts';
import { composeLines } from './compose-lines.ts';
import { COUNTRY, composeBillTo, composeShipTo, formatState, parseSellerGstin } from './compose-parties.ts';
import { composeRegrets } from './compose-regrets.ts';
import {
  composeNotes,
  composePlaceOfSupplyTerm,
  composeTerms,
  findConfirmedAt,
  TERMS_WITHOUT_PRICES,
} from './compose-terms.ts';
import type { EstimateDocument, EstimateSeller } from './estimate-document.ts';
import { composeWishes } from './list-wishes.ts';
import type { QuotedOrder, QuotedRequest } from './quoted-order.ts';

/** The shop that issues the estimate, and how to reach it. */
export type Seller = { brand: Brand; phone: string; email: string };

/**
 * Composes the first estimate of a quote request. One of wishes alone has no orders, and so no lines and no total.
 * @throws Error when the seller's GSTIN is invalid.
 */
export function composeEstimate(
  request: QuotedRequest,
  orders: readonly QuotedOrder[],
  from: Seller,
  revisedAt?: Date,
): EstimateDocument {
  const { brand } = from;
  const placeOfSupply = formatState(getPlaceOfSupply(request));
  const placeOfSupplyTerm = composePlaceOfSupplyTerm(placeOfSupply, request.consignee);
  const number = formatEstimateNumber(request.financialYear, request.runningNumber);
  return composeFrom(request, orders, {
    shopName: brand.name,
    seller: composeSeller(from),
    revisedAt,
    placeOfSupplyTerm,
    layout: 3,
    requestUrl: `${brand.shopUrl}${requestPath(number)}`,
  });
}

/**
 * Composes the head office as the settings are now.
 * @throws Error when its GSTIN is invalid.
 */
export function composeSeller({ brand, phone, email }: Seller): EstimateSeller {
  const { gstin, pan, stateName } = parseSellerGstin(brand.gstin);
  return {
    name: brand.legalName,
    address: `${brand.address}, ${COUNTRY}`,
    gstin,
    pan,
    state: formatState(stateName),
    phone,
    email,
    ...(brand.cin && { cin: brand.cin }),
    ...(brand.website && { website: brand.website }),
    ...(brand.logo && { logoSha256: brand.logo.sha256 }),
    ...(brand.signature && { signatureSha256: brand.signature.sha256 }),
  };
}

/**
 * Composes the estimate again after an operator's step. The seller stays as it was sent, whatever the settings are now.
 * So do the layout and the term about the place of supply, which older estimates lack.
 * @param revisedAt the time of the step: on the estimate if its total has changed.
 */
export function recomposeEstimate(
  request: QuotedRequest,
  orders: readonly QuotedOrder[],
  former: EstimateDocument,
  revisedAt: Date,
): EstimateDocument {
  const estimate = composeFrom(request, orders, former);
  return estimate.totals.totalPaise === former.totals.totalPaise ? estimate : { ...estimate, revisedAt };
}

/** What later revisions have from the one before. */
type CarriedOver = Pick<
  EstimateDocument,
  'shopName' | 'seller' | 'revisedAt' | 'placeOfSupplyTerm' | 'layout' | 'requestUrl'
>;

function composeFrom(
  request: QuotedRequest,
  orders: readonly QuotedOrder[],
  { shopName, seller, revisedAt, placeOfSupplyTerm, layout, requestUrl }: CarriedOver,
): EstimateDocument {
  const { wishes, requestTerms } = request;
  const { stateName } = parseSellerGstin(seller.gstin);
  const placeOfSupply = getPlaceOfSupply(request);
  const onEstimate = filterOrdersOnEstimate(orders);
  const validUntil = getValidUntil(request.createdAt);
  const number = formatEstimateNumber(request.financialYear, request.runningNumber);
  const confirmedAt = findConfirmedAt(onEstimate);
  const notes = composeNotes(onEstimate);
  return {
    ...(layout && { layout }),
    number,
    issuedAt: request.createdAt,
    revisedAt,
    validUntil,
    ...(confirmedAt && { confirmedAt }),
    shopName,
    seller,
    billTo: composeBillTo(request),
    shipTo: composeShipTo(request),
    placeOfSupply: formatState(placeOfSupply),
    ...(placeOfSupplyTerm && { placeOfSupplyTerm }),
    taxNames: getTaxNames(stateName, placeOfSupply),
    ...composeLines(onEstimate, placeOfSupply === stateName, layout),
    ...(wishes && { wishes: composeWishes(wishes) }),
    ...(requestTerms && { requestTerms }),
    notes,
    terms:
      orders.length > 0
        ? composeTerms({ validUntil, ...(confirmedAt && { confirmedAt }), notes })
        : TERMS_WITHOUT_PRICES,
    ...(layout && { regrets: composeRegrets(orders), howToOrder: composeHowToOrder(number, onEstimate) }),
    ...(requestUrl !== undefined && { requestUrl }),
  };
}
