import { type EstimateOrder, totalEstimate } from '#domain/estimate-total.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { selectOrdersByRequest } from './repository.ts';

/** An order with its quote request, as it is stored. */
export type OrderRow = Awaited<ReturnType<typeof selectOrdersByRequest>>[number];

type StatusChange = { orderId: string; status: OrderStatus; changedAt: Date; reason: string };
type OrderOfRequest = EstimateOrder & { quoteRequestId: string };

/** An order as its buyer sees it. */
export type BuyerOrder = OrderRow & {
  /** Of all orders of the quote request. */
  estimateTotalPaise: number;
  /** Oldest first. */
  statusChanges: readonly StatusChange[];
};

/**
 * Orders with their history and the totals of their estimates.
 * @param estimated all orders of the quote requests that the rows are of.
 */
export function buyerOrders(
  rows: readonly OrderRow[],
  changes: readonly StatusChange[],
  estimated: readonly OrderOfRequest[],
): BuyerOrder[] {
  const requests = Map.groupBy(estimated, (order) => order.quoteRequestId);
  const totals = new Map([...requests].map(([id, orders]) => [id, totalEstimate(orders)]));
  return rows.map((row) => ({
    ...row,
    estimateTotalPaise: totals.get(row.quoteRequestId) ?? 0,
    statusChanges: changes.filter((change) => change.orderId === row.id),
  }));
}

/** Orders as they were when they were made, whatever has become of them since. */
export function newBuyerOrders(
  rows: readonly Omit<OrderRow, 'status' | 'addedDiscountBps' | 'rating'>[],
): BuyerOrder[] {
  const status = 'Requested';
  const changes = rows.map(
    ({ id, createdAt }) => ({ orderId: id, status, changedAt: createdAt, reason: '' }) as const,
  );
  const asMade = rows.map((row) => ({ ...row, status, addedDiscountBps: 0, rating: null }) as const);
  const estimated = asMade.map(({ product, ...row }) => ({ ...product, ...row }));
  return buyerOrders(asMade, changes, estimated);
}
