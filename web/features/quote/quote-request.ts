import { rupeesFromPaise } from '#domain/money.ts';
import {
  type Address,
  billingToWire,
  consigneeToWire,
  shippingToWire,
} from '#web/features/address/address.ts';
import type { Quotation } from './quotation.ts';

/** A quote request in wire format: the cart, the address and the totals that the buyer saw. */
export function quoteRequestToWire({ cart, totals }: Quotation, address: Address) {
  return {
    totalamount: rupeesFromPaise(totals.payablePaise),
    amountwith_product: rupeesFromPaise(totals.totalPaise),
    amountwith_tax: rupeesFromPaise(totals.totalInclGstPaise),
    amountwith_shipping: rupeesFromPaise(totals.shippingPaise),
    order_customer: address.customer,
    order_name: address.name,
    order_email: address.email,
    order_phone: address.phone,
    order_gstin: address.gstin,
    billing_address: billingToWire(address.billing),
    shipping_address: shippingToWire(address.shipping),
    ...consigneeToWire(address.consignee),
    products: Object.keys(cart.items),
    cart,
  };
}
