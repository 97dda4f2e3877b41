import type { Brand } from '#domain/brand.ts';
import { filterOrdersOnEstimate } from '#domain/estimate-total.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { getTaxNames } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import { formatDate } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { composeLines } from './compose-lines.ts';
import type { EstimateDocument, EstimateParty, EstimateSeller } from './estimate-document.ts';

const COUNTRY = 'India';
const VALIDITY_MS = 15 * 24 * 60 * 60 * 1000;

/** The shop that issues the estimate, and how to reach it. */
export type Seller = { brand: Brand; phone: string; email: string };

/**
 * Composes the estimate of one quote request from its orders. The place of supply is the shipping address's state.
 * @throws Error when the seller's GSTIN is invalid.
 */
export function composeEstimate(
  orders: readonly [OrderRow, ...OrderRow[]],
  { brand, phone, email }: Seller,
  revisedAt?: Date,
): EstimateDocument {
  const [request] = orders;
  const gstin = checkGstin(brand.gstin);
  if (!gstin.isValid) throw new Error('The seller’s GSTIN is not valid.');
  const seller: EstimateSeller = {
    name: brand.legalName,
    address: `${brand.address}, ${COUNTRY}`,
    gstin: gstin.gstin,
    pan: gstin.pan,
    state: formatState(gstin.stateName),
    phone,
    email,
  };
  const isIntraState = request.shipping.state === gstin.stateName;
  const validUntil = new Date(request.createdAt.getTime() + VALIDITY_MS);
  return {
    number: formatEstimateNumber(request.financialYear, request.runningNumber),
    issuedAt: request.createdAt,
    revisedAt,
    validUntil,
    shopName: brand.name,
    seller,
    billTo: composeParty(request, request.billing),
    shipTo: composeParty(request, request.shipping),
    placeOfSupply: formatState(request.shipping.state),
    taxNames: getTaxNames(gstin.stateName, request.shipping.state),
    ...composeLines(filterOrdersOnEstimate(orders), isIntraState),
    terms: composeTerms(validUntil),
  };
}

/** The buyer at one of the two addresses. The GSTIN is valid only in the billing address's state. */
function composeParty(request: OrderRow, location: PostalAddress): EstimateParty {
  const cityAndDistrict =
    location.city.toLowerCase() === location.district.toLowerCase()
      ? location.city
      : `${location.city}, ${location.district}`;
  return {
    customer: request.customer,
    addressLines: [location.address, cityAndDistrict, `${location.state} ${location.pin}, ${COUNTRY}`],
    state: formatState(location.state),
    ...(location.state === request.billing.state && { gstin: request.gstin }),
    contactName: request.contactName,
    phone: formatPhone(request.phone),
    email: request.email,
  };
}

function formatState(name: string): string {
  const state = findStateByName(name);
  return state ? `${state.name} (${state.gstCode})` : name;
}

function composeTerms(validUntil: Date): string[] {
  return [
    `Validity: prices are in Indian rupees for one piece each and hold until ${formatDate(validUntil)}, subject to availability when the order is confirmed.`,
    'Rounding: unit prices are rounded up to a rupee after discount and after GST; tax is worked out from the amount (rule 35 of the CGST Rules).',
    'Delivery: to the SHIP TO address. Freight, insurance, unloading and the delivery date are agreed when the quote is confirmed.',
    'Payment: nothing is due on this estimate. Terms of payment are agreed when the quote is confirmed.',
  ];
}
