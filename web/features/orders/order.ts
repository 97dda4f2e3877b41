import type { WireOrder } from '#contract/orders.ts';
import { microBpsFromPercent } from '#domain/added-discount.ts';
import type { Consignee } from '#domain/consignee.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { type OrderPrice, priceOrder } from '#domain/order-price.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import {
  billingFromWire,
  consigneeFromWire,
  type PostalAddress,
  shippingFromWire,
} from '#web/features/address/address.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';

/** One line of a quote request, with the product as it was at that time. */
export type Order = {
  id: string;
  shortId: string;
  createdAt: Date;
  /** Identifies the estimate that all orders of a quote request share. */
  invoiceId: string;
  estimateNumber: string;
  /** The total of the estimate. */
  estimateTotalPaise: number;
  product: ProductSummary;
  model: string;
  quantity: number;
  /** The figures with both discounts or the agreed price applied. */
  price: OrderPrice;
  /** The price of one piece with GST when the quote was requested. */
  requestedUnitPricePaise: number;
  status: OrderStatus;
  history: { status: OrderStatus; at: Date; reason: string }[];
  /** The buyer's rating of the product; null until it is given. */
  rating: number | null;
  buyer: { customer: string; name: string; email: string; phone: string; gstin: string };
  billing: PostalAddress;
  shipping: PostalAddress;
  /** The company that gets the goods; null for a site of the buyer's own. */
  consignee: Consignee | null;
  /** The state whose tax is charged. */
  placeOfSupply: string;
};

export function orderFromWire(wire: WireOrder): Order {
  const product = productSummaryFromWire(wire.order_product);
  return {
    id: wire._id,
    shortId: shortId(wire._id),
    createdAt: new Date(wire.createdAt),
    invoiceId: wire.order_invoice_id,
    estimateNumber: wire.estimate_number,
    estimateTotalPaise: paiseFromRupees(wire.estimate_total),
    product,
    model: wire.order_product.pro_model,
    quantity: wire.order_qty,
    price: priceOrder({
      ...product.price,
      quantity: wire.order_qty,
      addedDiscountMicroBps: microBpsFromPercent(wire.added_discount),
    }),
    requestedUnitPricePaise: paiseFromRupees(wire.order_price),
    status: wire.orderStatus,
    history: wire.status_history.map(({ status, at, reason }) => ({ status, at: new Date(at), reason })),
    rating: wire.order_rating,
    buyer: {
      customer: wire.order_customer,
      name: wire.order_name,
      email: wire.order_email,
      phone: wire.order_phone,
      gstin: wire.order_gstin,
    },
    billing: billingFromWire(wire.billing_address),
    shipping: shippingFromWire(wire.shipping_address),
    consignee: consigneeFromWire(wire),
    placeOfSupply: wire.place_of_supply,
  };
}
