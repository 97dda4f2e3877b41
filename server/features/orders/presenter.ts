import type { WireOrder } from '#contract/orders.ts';
import type { WireWishRequest } from '#contract/wish-requests.ts';
import { percentFromMicroBps } from '#domain/added-discount.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import { presentBilling, presentConsignee, presentShipping } from '#server/features/addresses/presenter.ts';
import { presentProduct } from '#server/features/catalogue/presenter.ts';
import { presentFile } from '#server/features/request-files/presenter.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import { presentReturn, presentShipment } from '#server/features/shipments/presenter.ts';
import type { BuyerOrder } from './buyer-order.ts';
import { presentQuotationOfOrder, presentQuotationSummary } from './quotation-summary-presenter.ts';
import type { QuotationSummary } from './quotation-summary-queries.ts';
import { presentRequestTerms, presentWish, presentWishTerms } from './wish-presenter.ts';
import type { WishRequest } from './wish-queries.ts';

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
    status_history: order.statusChanges.map(({ status, changedAt, reason, isByBuyer }) => ({
      status,
      at: changedAt.toISOString(),
      reason,
      ...(status === 'Rejected' && isByBuyer && { by_buyer: true as const }),
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
    ...(order.wish && { order_wish: presentWishTerms(order.wish) }),
    ...presentRequestTerms(order.requestTerms),
    quotation: presentQuotationOfOrder(order),
    ...(order.files && { request_files: order.files.map(presentFile) }),
    ...(order.sentQuantity > 0 && { order_sent_qty: order.sentQuantity }),
    ...(order.deliveredQuantity > 0 && { order_delivered_qty: order.deliveredQuantity }),
    ...(order.shipments?.length && { shipments: order.shipments.map(presentShipment) }),
    ...(order.returns?.length && { order_returns: order.returns.map(presentReturn) }),
    ...presentAnswerBy(order),
  };
}

export function presentWishRequest(
  request: WishRequest,
  files: readonly RequestFile[] = [],
  quotation?: QuotationSummary,
): WireWishRequest {
  return {
    order_invoice_id: request.estimateId,
    estimate_number: formatEstimateNumber(request.financialYear, request.runningNumber),
    createdAt: request.createdAt.toISOString(),
    order_count: request.orderCount,
    order_customer: request.customer,
    order_name: request.contactName,
    wishes: (request.wishes ?? []).map(presentWish),
    ...presentRequestTerms(request.requestTerms),
    quotation: presentQuotationSummary(quotation),
    ...(files.length > 0 && { request_files: files.map(presentFile) }),
    ...presentAnswerBy(request),
  };
}

function presentAnswerBy({ answerDueAt }: Pick<BuyerOrder, 'answerDueAt'>): { answer_by?: string } {
  return answerDueAt === null ? {} : { answer_by: answerDueAt.toISOString() };
}

export async function* presentOrderBatches(
  batches: AsyncIterable<BuyerOrder[]>,
): AsyncGenerator<WireOrder[]> {
  for await (const orders of batches) yield orders.map(presentOrder);
}
