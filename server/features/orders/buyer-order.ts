import { type EstimateOrder, totalEstimate } from '#domain/estimate-total.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { selectOrder } from './repository.ts';

/** An order with its quote request, as stored. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrder>>>;

/** An order whose price was set. */
export type PricedOrder = OrderRow & { formerAddedDiscountMicroBps: number };

type StatusChange = { orderId: string; status: OrderStatus; changedAt: Date; reason: string };
type OrderOfRequest = EstimateOrder & { quoteRequestId: string };

/** An order as its buyer sees it. */
export type BuyerOrder = OrderRow & {
  /** The total of all orders of the quote request. */
  estimateTotalPaise: number;
  /** Oldest first. */
  statusChanges: readonly StatusChange[];
};

/**
 * Adds to orders their status history and the totals of their estimates.
 * @param estimateOrders all orders of the quote requests that the rows belong to.
 */
export function toBuyerOrders(
  rows: readonly OrderRow[],
  changes: readonly StatusChange[],
  estimateOrders: readonly OrderOfRequest[],
): BuyerOrder[] {
  const requests = Map.groupBy(estimateOrders, (order) => order.quoteRequestId);
  const changesByOrder = Map.groupBy(changes, (change) => change.orderId);
  const totals = new Map([...requests].map(([id, orders]) => [id, totalEstimate(orders)]));
  return rows.map((row) => ({
    ...row,
    estimateTotalPaise: totals.get(row.quoteRequestId) ?? 0,
    statusChanges: changesByOrder.get(row.id) ?? [],
  }));
}

/** Orders as they were when submitted, without later changes of status, discount, rating or the estimate's link. */
export function toNewBuyerOrders(
  rows: readonly Omit<OrderRow, 'status' | 'addedDiscountMicroBps' | 'rating' | 'estimateId'>[],
): BuyerOrder[] {
  const status = 'Requested';
  const changes = rows.map(
    ({ id, createdAt }) => ({ orderId: id, status, changedAt: createdAt, reason: '' }) as const,
  );
  const newRows = rows.map(
    (row) =>
      ({ ...row, status, addedDiscountMicroBps: 0, rating: null, estimateId: row.quoteRequestId }) as const,
  );
  const estimateOrders = newRows.map(({ product, ...row }) => ({ ...product, ...row }));
  return toBuyerOrders(newRows, changes, estimateOrders);
}
