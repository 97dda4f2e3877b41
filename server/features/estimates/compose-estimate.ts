import type { Brand } from '#domain/brand.ts';
import { formatConsigneeGstin } from '#domain/consignee.ts';
import { filterOrdersOnEstimate } from '#domain/estimate-total.ts';
import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { getTaxNames } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import { requestPath } from '#domain/page-paths.ts';
import { formatPhone } from '#domain/phone.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { composeHowToOrder } from './compose-how-to-order.ts';
import { composeLines } from './compose-lines.ts';
import { composeRegrets } from './compose-regrets.ts';
import { composeNotes, composePlaceOfSupplyTerm, composeTerms, findConfirmedAt } from './compose-terms.ts';
import type { EstimateDocument, EstimateParty, EstimateSeller } from './estimate-document.ts';
import type { QuotedOrder } from './quoted-order.ts';

const COUNTRY = 'India';

/** The shop that issues the estimate, and how to reach it. */
export type Seller = { brand: Brand; phone: string; email: string };

/**
 * Composes the first estimate of a quote request from its orders.
 * @throws Error when the seller's GSTIN is invalid.
 */
export function composeEstimate(
  orders: readonly [QuotedOrder, ...QuotedOrder[]],
  { brand, phone, email }: Seller,
  revisedAt?: Date,
): EstimateDocument {
  const { gstin, pan, stateName } = parseSellerGstin(brand.gstin);
  const seller: EstimateSeller = {
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
  const [request] = orders;
  const placeOfSupply = formatState(getPlaceOfSupply(request));
  const placeOfSupplyTerm = composePlaceOfSupplyTerm(placeOfSupply, request.consignee);
  const number = formatEstimateNumber(request.financialYear, request.runningNumber);
  return composeFrom(orders, {
    shopName: brand.name,
    seller,
    revisedAt,
    placeOfSupplyTerm,
    layout: 2,
    requestUrl: `${brand.shopUrl}${requestPath(number)}`,
  });
}

/**
 * Composes the estimate again after an operator's step. The seller stays as it was sent, whatever the settings are now.
 * So do the layout and the term about the place of supply, which older estimates lack.
 * @param revisedAt the time of the step: on the estimate if its total has changed.
 */
export function recomposeEstimate(
  orders: readonly [QuotedOrder, ...QuotedOrder[]],
  former: EstimateDocument,
  revisedAt: Date,
): EstimateDocument {
  const estimate = composeFrom(orders, former);
  return estimate.totals.totalPaise === former.totals.totalPaise ? estimate : { ...estimate, revisedAt };
}

/** What later revisions have from the one before. */
type CarriedOver = Pick<
  EstimateDocument,
  'shopName' | 'seller' | 'revisedAt' | 'placeOfSupplyTerm' | 'layout' | 'requestUrl'
>;

function composeFrom(
  orders: readonly [QuotedOrder, ...QuotedOrder[]],
  { shopName, seller, revisedAt, placeOfSupplyTerm, layout, requestUrl }: CarriedOver,
): EstimateDocument {
  const [request] = orders;
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
    billTo: composeParty(request, request.billing, request.gstin),
    shipTo: composeShipTo(request),
    placeOfSupply: formatState(placeOfSupply),
    ...(placeOfSupplyTerm && { placeOfSupplyTerm }),
    taxNames: getTaxNames(stateName, placeOfSupply),
    ...composeLines(onEstimate, placeOfSupply === stateName, layout),
    notes,
    terms: composeTerms({ validUntil, ...(confirmedAt && { confirmedAt }), notes }),
    ...(layout && { regrets: composeRegrets(orders), howToOrder: composeHowToOrder(number, onEstimate) }),
    ...(requestUrl !== undefined && { requestUrl }),
  };
}

function parseSellerGstin(typed: string) {
  const gstin = checkGstin(typed);
  if (!gstin.isValid) throw new Error('The seller’s GSTIN is not valid.');
  return gstin;
}

/** The consignee, or the buyer, whose GSTIN is valid only in the billing address's state. */
function composeShipTo(request: QuotedOrder): EstimateParty {
  const { billing, shipping, consignee } = request;
  if (consignee) {
    const gstin = formatConsigneeGstin(consignee.gstin);
    return composeParty({ ...request, customer: consignee.name }, shipping, gstin);
  }
  return composeParty(request, shipping, shipping.state === billing.state ? request.gstin : undefined);
}

function composeParty(
  { customer, contactName, phone, email }: Pick<QuotedOrder, 'customer' | 'contactName' | 'phone' | 'email'>,
  location: PostalAddress,
  gstin: string | undefined,
): EstimateParty {
  const cityAndDistrict =
    location.city.toLowerCase() === location.district.toLowerCase()
      ? location.city
      : `${location.city}, ${location.district}`;
  return {
    customer,
    addressLines: [location.address, cityAndDistrict, `${location.state} ${location.pin}, ${COUNTRY}`],
    state: formatState(location.state),
    ...(gstin !== undefined && { gstin }),
    contactName,
    phone: formatPhone(phone),
    email,
  };
}

function formatState(name: string): string {
  const state = findStateByName(name);
  return state ? `${state.name} (${state.gstCode})` : name;
}
