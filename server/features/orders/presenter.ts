import type { WireOrder } from '#contract/orders.ts';
import { type EstimateOrder, totalEstimate } from '#domain/estimate-total.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { presentBilling, presentShipping } from '#server/features/addresses/presenter.ts';
import { presentProduct } from '#server/features/catalogue/presenter.ts';
import type { selectOrdersByRequest } from './repository.ts';

export type OrderRow = Awaited<ReturnType<typeof selectOrdersByRequest>>[number];
type StatusHistoryEntry = { orderId: string; status: OrderStatus; changedAt: Date; reason: string };
type RequestOrder = EstimateOrder & { quoteRequestId: string };

/** Orders as they were when they were made, whatever has become of them since. */
export function presentNewOrders(
  rows: readonly Omit<OrderRow, 'status' | 'addedDiscountBps' | 'rating'>[],
): WireOrder[] {
  const status = 'Requested';
  const changes = rows.map(
    ({ id, createdAt }) => ({ orderId: id, status, changedAt: createdAt, reason: '' }) as const,
  );
  const asSubmitted = rows.map((row) => ({ ...row, status, addedDiscountBps: 0, rating: null }) as const);
  const estimateOrders = asSubmitted.map(({ product, ...row }) => ({ ...product, ...row }));
  return presentOrders(asSubmitted, changes, estimateOrders);
}

/** @param estimateOrders all orders of the quote requests that the rows are of. */
export function presentOrders(
  rows: readonly OrderRow[],
  changes: readonly StatusHistoryEntry[],
  estimateOrders: readonly RequestOrder[],
): WireOrder[] {
  const requests = Map.groupBy(estimateOrders, (order) => order.quoteRequestId);
  const totals = new Map([...requests].map(([id, orders]) => [id, totalEstimate(orders)]));
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    order_invoice_id: row.quoteRequestId,
    estimate_number: formatEstimateNumber(row.financialYear, row.runningNumber),
    estimate_total: rupeesFromPaise(totals.get(row.quoteRequestId) ?? 0),
    order_product: presentProduct(row.product),
    order_qty: row.quantity,
    order_price: rupeesFromPaise(row.unitPriceInclGstPaise),
    added_discount: percentFromBps(row.addedDiscountBps),
    orderStatus: row.status,
    order_rating: row.rating,
    status_history: changes
      .filter((change) => change.orderId === row.id)
      .map(({ status, changedAt, reason }) => ({ status, at: changedAt.toISOString(), reason })),
    order_customer: row.customer,
    order_name: row.contactName,
    order_email: row.email,
    order_phone: row.phone,
    order_gstin: row.gstin,
    billing_address: presentBilling(row.billing),
    shipping_address: presentShipping(row.shipping),
  }));
}
