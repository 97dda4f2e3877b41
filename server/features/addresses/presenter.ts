import type {
  WireAddress,
  WireAddressEntry,
  WireBillingAddress,
  WireConsignee,
  WireShippingAddress,
} from '#contract/addresses.ts';
import type { Consignee } from '#domain/consignee.ts';
import type { addresses, PostalAddress } from '#server/platform/database/schema.ts';

export type SavedAddress = typeof addresses.$inferInsert;
export type AddressEntry = ReturnType<typeof addressFromWire>;

export function presentAddress(row: SavedAddress, email: string): WireAddress {
  return {
    _id: row.id,
    address_customer: row.customer,
    address_name: row.contactName,
    address_email: email,
    address_phone: row.phone,
    address_gstin: row.gstin,
    billing_address: presentBilling(row.billing),
    shipping_address: presentShipping(row.shipping),
    ...presentConsignee(row.consignee),
    ...(row.label && { address_label: row.label }),
  };
}

/** The stored columns of an entry: all but the e-mail, which is always the account's. */
export function addressFromWire(entry: WireAddressEntry) {
  return {
    customer: entry.address_customer,
    contactName: entry.address_name,
    phone: entry.address_phone,
    gstin: entry.address_gstin,
    billing: billingFromWire(entry.billing_address),
    shipping: shippingFromWire(entry.shipping_address),
    consignee: consigneeFromWire(entry),
    label: entry.address_label ?? null,
  };
}

export function presentBilling({ address, city, district, state, pin }: PostalAddress): WireBillingAddress {
  return { b_address: address, b_city: city, b_district: district, b_state: state, b_pin: pin };
}

export function presentShipping({ address, city, district, state, pin }: PostalAddress): WireShippingAddress {
  return { s_address: address, s_city: city, s_district: district, s_state: state, s_pin: pin };
}

export function presentConsignee(consignee: Consignee | null | undefined): WireConsignee {
  return consignee ? { consignee_name: consignee.name, consignee_gstin: consignee.gstin } : {};
}

export function billingFromWire(wire: WireBillingAddress): PostalAddress {
  return {
    address: wire.b_address,
    city: wire.b_city,
    district: wire.b_district,
    state: wire.b_state,
    pin: wire.b_pin,
  };
}

export function shippingFromWire(wire: WireShippingAddress): PostalAddress {
  return {
    address: wire.s_address,
    city: wire.s_city,
    district: wire.s_district,
    state: wire.s_state,
    pin: wire.s_pin,
  };
}

export function consigneeFromWire({ consignee_name, consignee_gstin }: WireConsignee): Consignee | null {
  return consignee_name && consignee_gstin ? { name: consignee_name, gstin: consignee_gstin } : null;
}
