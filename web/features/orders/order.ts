import type { WireOrderReturn, WireShipment } from '#contract/dispatch.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { WireQuotationSummary } from '#contract/quotation-summary.ts';
import type { WireRequestFile } from '#contract/request-files.ts';
import { microBpsFromPercent } from '#domain/added-discount.ts';
import { countAsked, isOtherUnit, type SoldBy } from '#domain/asked-value.ts';
import type { Consignee } from '#domain/consignee.ts';
import { describeWishTerms } from '#domain/describe-wish.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { type OrderPrice, priceOrder } from '#domain/order-price.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { shortId } from '#domain/short-id.ts';
import type { WishTerms } from '#domain/wish.ts';
import {
  billingFromWire,
  consigneeFromWire,
  type PostalAddress,
  shippingFromWire,
} from '#web/features/address/address.ts';
import {
  type ProductSummary,
  productSummaryFromWire,
  soldByFromWire,
} from '#web/features/product/product.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { describeRequestTerms, wishTermsFromWire } from './wish-request.ts';

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
  product: ProductSummary & SoldBy;
  model: string;
  quantity: number;
  /** The figures with both discounts or the agreed price applied. */
  price: OrderPrice;
  /** The figures of the accepted quotation, which are exact to the paisa; null without one. */
  quoted: { ratePaise: number; taxablePaise: number; taxPaise: number; totalPaise: number } | null;
  /** The price of one unit with GST when the quote was requested. */
  requestedUnitPricePaise: number;
  status: OrderStatus;
  /** `isByBuyer`: of a rejection, whether the buyer took the request back or declined the quotation. */
  history: { status: OrderStatus; at: Date; reason: string; isByBuyer: boolean }[];
  /** Where the quotation of its request stands. */
  quotation: WireQuotationSummary;
  /** The buyer's rating of the product; null until it is given. */
  rating: number | null;
  buyer: { customer: string; name: string; email: string; phone: string; gstin: string };
  billing: PostalAddress;
  shipping: PostalAddress;
  /** The company that gets the goods; null for a site of the buyer's own. */
  consignee: Consignee | null;
  /** The state whose tax is charged. */
  placeOfSupply: string;
  /** What the buyer wants beyond quantity and price. */
  wishTerms: WishTerms;
  /** The same in words; '' for nothing. */
  wish: string;
  /** What the buyer said about the whole request, a line each. */
  requestTerms: string[];
  /** What the buyer sent with the quote request; only known of an order that was loaded by itself. */
  files: readonly WireRequestFile[];
  /** How much has left. */
  sentQuantity: number;
  /** How much has arrived. */
  deliveredQuantity: number;
  /** The following are only known of an order that was loaded by itself. */
  shipments: readonly WireShipment[];
  returns: readonly WireOrderReturn[];
  /** Until when the request is answered; undefined once it is. */
  answerBy: Date | undefined;
};

export function orderFromWire(wire: WireOrder): Order {
  const product = { ...productSummaryFromWire(wire.order_product), ...soldByFromWire(wire.order_product) };
  const wishTerms = wishTermsFromWire(wire.order_wish ?? {});
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
    quoted: quotedFromWire(wire.quotation),
    requestedUnitPricePaise: paiseFromRupees(wire.order_price),
    status: wire.orderStatus,
    history: wire.status_history.map(({ status, at, reason, by_buyer }) => ({
      status,
      at: new Date(at),
      reason,
      isByBuyer: by_buyer === true,
    })),
    quotation: wire.quotation,
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
    wishTerms,
    wish: describeAsked(wire.order_qty, product, wishTerms),
    requestTerms: describeRequestTerms(wire),
    files: wire.request_files ?? [],
    sentQuantity: wire.order_sent_qty ?? 0,
    deliveredQuantity: wire.order_delivered_qty ?? 0,
    shipments: wire.shipments ?? [],
    returns: wire.order_returns ?? [],
    answerBy: wire.answer_by === undefined ? undefined : new Date(wire.answer_by),
  };
}

/** In words, with how many of the product that are where another unit is wished for: 106 bars for 2 tonnes. */
function describeAsked(quantity: number, product: Order['product'], wish: WishTerms): string {
  const described = describeWishTerms(wish, product.unit);
  const count = isOtherUnit(product.unitCode, wish) ? countAsked({ ...product, quantity, wish }) : undefined;
  return count === undefined
    ? described
    : `${described} · ${ordersText.counted(formatQuantity(count, product.unit))}`;
}

function quotedFromWire({ line }: WireOrder['quotation']): Order['quoted'] {
  if (!line) return null;
  return {
    ratePaise: paiseFromRupees(line.rate),
    taxablePaise: paiseFromRupees(line.taxable),
    taxPaise: paiseFromRupees(line.tax),
    totalPaise: paiseFromRupees(line.total),
  };
}

/** Rentals, and what is not in the catalogue, have no page, and cannot be added to a cart. */
export function hasPage({ product }: Order): boolean {
  return product.id !== '';
}
