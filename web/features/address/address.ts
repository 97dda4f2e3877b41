import type { WireAddress, WireConsignee } from '#contract/addresses.ts';
import type { Consignee } from '#domain/consignee.ts';
import type { FieldErrors } from '#web/features/form/field-errors.ts';

/** A billing or shipping address. The country is always India. */
export type PostalAddress = { address: string; state: string; district: string; city: string; pin: string };
export type PostalField = keyof PostalAddress;

export type Address = {
  /** What the buyer calls it, such as 'Works'; empty if it has no name of its own. */
  label: string;
  customer: string;
  name: string;
  email: string;
  /** Ten digits of an Indian mobile number in a saved address; otherwise, and in a draft, as typed. */
  phone: string;
  gstin: string;
  billing: PostalAddress;
  shipping: PostalAddress;
  /** The company that gets the goods; null for a site of the buyer's own. */
  consignee: Consignee | null;
};

export type SavedAddress = Address & { id: string };

type WireBilling = WireAddress['billing_address'];
type WireShipping = WireAddress['shipping_address'];
type WireAddressInput = Omit<WireAddress, '_id'>;

export function addressFromWire(wire: WireAddress): SavedAddress {
  return {
    id: wire._id,
    label: wire.address_label ?? '',
    customer: wire.address_customer,
    name: wire.address_name,
    email: wire.address_email,
    phone: wire.address_phone,
    gstin: wire.address_gstin,
    billing: billingFromWire(wire.billing_address),
    shipping: shippingFromWire(wire.shipping_address),
    consignee: consigneeFromWire(wire),
  };
}

export function addressToWire(address: Address): WireAddressInput {
  return {
    address_customer: address.customer,
    address_name: address.name,
    address_email: address.email,
    address_phone: address.phone,
    address_gstin: address.gstin,
    billing_address: billingToWire(address.billing),
    shipping_address: shippingToWire(address.shipping),
    ...consigneeToWire(address.consignee),
    ...(address.label.trim() && { address_label: address.label }),
  };
}

export function billingFromWire(wire: WireBilling): PostalAddress {
  const { b_address, b_state, b_district, b_city, b_pin } = wire;
  return { address: b_address, state: b_state, district: b_district, city: b_city, pin: b_pin };
}

export function shippingFromWire(wire: WireShipping): PostalAddress {
  const { s_address, s_state, s_district, s_city, s_pin } = wire;
  return { address: s_address, state: s_state, district: s_district, city: s_city, pin: s_pin };
}

export function billingToWire({ address, state, district, city, pin }: PostalAddress): WireBilling {
  return { b_address: address, b_state: state, b_district: district, b_city: city, b_pin: pin };
}

export function shippingToWire({ address, state, district, city, pin }: PostalAddress): WireShipping {
  return { s_address: address, s_state: state, s_district: district, s_city: city, s_pin: pin };
}

export function consigneeFromWire({ consignee_name, consignee_gstin = '' }: WireConsignee): Consignee | null {
  return consignee_name === undefined ? null : { name: consignee_name, gstin: consignee_gstin };
}

export function consigneeToWire(consignee: Consignee | null): WireConsignee {
  return consignee ? { consignee_name: consignee.name, consignee_gstin: consignee.gstin } : {};
}

/** Maps the errors of an address or a quote request call to the fields of an address, such as `billing.pin`. */
export function toAddressErrors(errors: FieldErrors): FieldErrors {
  const renamed = Object.entries(errors).map(([path, message]) => [
    path
      .replace(/^(?:address|order)_/, '')
      .replace(/^(billing|shipping)_address\.[bs]_/, '$1.')
      .replace(/^consignee_/, 'consignee.'),
    message,
  ]);
  return Object.fromEntries(renamed);
}

export function isSamePostalAddress(a: PostalAddress, b: PostalAddress): boolean {
  return (Object.keys(a) as PostalField[]).every((field) => a[field] === b[field]);
}

/** Whether the goods go to another state than that of the GSTIN, so that the tax depends on who gets them. */
export function isToOtherState({ billing, shipping }: Pick<Address, 'billing' | 'shipping'>): boolean {
  return billing.state !== '' && shipping.state !== '' && billing.state !== shipping.state;
}

/** What tells an address apart from the buyer's others. */
export function toAddressName({ label, customer }: Pick<Address, 'label' | 'customer'>): string {
  return label ? `${customer}, ${label}` : customer;
}

/** The address as three lines of a letter. */
export function formatPostalLines({ address, city, district, state, pin }: PostalAddress): string[] {
  return [address, district === city ? city : `${city}, ${district}`, `${state} ${pin}`];
}
