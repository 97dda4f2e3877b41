import { formatConsigneeGstin } from '#domain/consignee.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import { formatPhone } from '#domain/phone.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import type { EstimateParty } from './estimate-document.ts';
import type { QuotedRequest } from './quoted-order.ts';

export const COUNTRY = 'India';

/** @throws Error when the GSTIN is invalid. */
export function parseSellerGstin(typed: string) {
  const gstin = checkGstin(typed);
  if (!gstin.isValid) throw new Error('The seller’s GSTIN is not valid.');
  return gstin;
}

export function composeBillTo(request: QuotedRequest): EstimateParty {
  return composeParty(request, request.billing, request.gstin);
}

/** The consignee, or the buyer, whose GSTIN is valid only in the billing address's state. */
export function composeShipTo(request: QuotedRequest): EstimateParty {
  const { billing, shipping, consignee } = request;
  if (consignee) {
    const gstin = formatConsigneeGstin(consignee.gstin);
    return composeParty({ ...request, customer: consignee.name }, shipping, gstin);
  }
  return composeParty(request, shipping, shipping.state === billing.state ? request.gstin : undefined);
}

function composeParty(
  {
    customer,
    contactName,
    phone,
    email,
  }: Pick<QuotedRequest, 'customer' | 'contactName' | 'phone' | 'email'>,
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

/** With its GST code: `Karnataka (29)`. */
export function formatState(name: string): string {
  const state = findStateByName(name);
  return state ? `${state.name} (${state.gstCode})` : name;
}
