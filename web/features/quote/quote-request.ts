import { rupeesFromPaise } from '#domain/money.ts';
import {
  type Address,
  billingToWire,
  consigneeToWire,
  shippingToWire,
} from '#web/features/address/address.ts';
import { attachedFilesToWire } from '#web/features/request-files/file-store.ts';
import type { LocalWishes } from '#web/features/wishes/local-wishes.ts';
import {
  lineWishesToWire,
  otherWishesToWire,
  requestTermsToWire,
} from '#web/features/wishes/wishes-to-wire.ts';
import type { Quotation } from './quotation.ts';

/**
 * A quote request in wire format: the cart, the address, the totals that the buyer saw, the wishes and the added files.
 */
export function quoteRequestToWire({ cart, totals }: Quotation, address: Address, wishes: LocalWishes) {
  const products = Object.keys(cart.items);
  return {
    totalamount: rupeesFromPaise(totals.payablePaise),
    amountwith_product: rupeesFromPaise(totals.totalPaise),
    amountwith_tax: rupeesFromPaise(totals.totalInclGstPaise),
    amountwith_shipping: rupeesFromPaise(totals.shippingPaise),
    ...partyToWire(address),
    products,
    cart,
    ...lineWishesToWire(wishes, products),
    ...otherWishesToWire(wishes),
    ...requestTermsToWire(wishes.request),
    ...attachedFilesToWire(),
  };
}

/** The same of wishes alone. */
export function wishesToWire(address: Address, wishes: LocalWishes) {
  return {
    ...partyToWire(address),
    wishes: [],
    ...otherWishesToWire(wishes),
    ...requestTermsToWire(wishes.request),
    ...attachedFilesToWire(),
  };
}

function partyToWire(address: Address) {
  return {
    order_customer: address.customer,
    order_name: address.name,
    order_email: address.email,
    order_phone: address.phone,
    order_gstin: address.gstin,
    billing_address: billingToWire(address.billing),
    shipping_address: shippingToWire(address.shipping),
    ...consigneeToWire(address.consignee),
  };
}
