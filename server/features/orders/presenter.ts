import type { WireOrder } from '#contract/orders.ts';
import { percentFromMicroBps } from '#domain/added-discount.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import { presentBilling, presentConsignee, presentShipping } from '#server/features/addresses/presenter.ts';
import { presentProduct } from '#server/features/catalogue/presenter.ts';
import type { BuyerOrder } from './buyer-order.ts';

export function presentOrder(order: BuyerOrder): WireOrder {
  return {
    _id: order.id,
    createdAt: order.createdAt.toISOString(),
    order_invoice_id: order.estimateId,
    estimate_number: formatEstimateNumber(order.financialYear, order.runningNumber),
    estimate_total: rupeesFromPaise(order.estimateTotalPaise),
    order_product: presentProduct(order.product),
    order_qty: order.quantity,
    order_price: rupeesFromPaise(order.unitPriceInclGstPaise),
    added_discount: percentFromMicroBps(order.addedDiscountMicroBps),
    orderStatus: order.status,
    order_rating: order.rating,
    status_history: order.statusChanges.map(({ status, changedAt, reason }) => ({
      status,
      at: changedAt.toISOString(),
      reason,
    })),
    order_customer: order.customer,
    order_name: order.contactName,
    order_email: order.email,
    order_phone: order.phone,
    order_gstin: order.gstin,
    billing_address: presentBilling(order.billing),
    shipping_address: presentShipping(order.shipping),
    ...presentConsignee(order.consignee),
    place_of_supply: getPlaceOfSupply(order),
  };
}

export async function* presentOrderBatches(
  batches: AsyncIterable<BuyerOrder[]>,
): AsyncGenerator<WireOrder[]> {
  for await (const orders of batches) yield orders.map(presentOrder);
}
