import { type EstimateOrder, totalEstimate } from '#domain/estimate-total.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import type { OrderReturn, Shipment } from '#server/features/shipments/list-shipments.ts';
import type { QuotationSummary } from './quotation-summary-queries.ts';
import type { selectOrder } from './repository.ts';

/** An order with its quote request, as stored. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrder>>>;

/** An order whose price was set. */
export type PricedOrder = OrderRow & { formerAddedDiscountMicroBps: number };

type StatusChange = {
  orderId: string;
  status: OrderStatus;
  changedAt: Date;
  reason: string;
  /** Whether the buyer made it, rather than an operator or the shop itself. */
  isByBuyer: boolean;
};
type OrderOfRequest = EstimateOrder & { quoteRequestId: string };

/** An order as its buyer sees it. */
export type BuyerOrder = OrderRow & {
  /** The total of all orders of the quote request, of the quotation that was sent, or of what was accepted. */
  estimateTotalPaise: number;
  /** Absent for a request that was submitted just now. */
  quotation: QuotationSummary | undefined;
  /** Oldest first. */
  statusChanges: readonly StatusChange[];
  /**
   * What was sent with the request, and what was dispatched and sent back; only of an order that was read by itself.
   */
  files?: readonly RequestFile[] | undefined;
  shipments?: readonly Shipment[];
  returns?: readonly OrderReturn[];
};

/**
 * Adds to orders their status history and the totals of their estimates.
 * @param estimateOrders all orders of the quote requests that the rows belong to.
 * @param quotations where the quotations of these requests stand, by the request.
 */
export function toBuyerOrders(
  rows: readonly OrderRow[],
  changes: readonly StatusChange[],
  estimateOrders: readonly OrderOfRequest[],
  quotations: ReadonlyMap<string, QuotationSummary> = new Map(),
): BuyerOrder[] {
  const requests = Map.groupBy(estimateOrders, (order) => order.quoteRequestId);
  const changesByOrder = Map.groupBy(changes, (change) => change.orderId);
  const totals = new Map([...requests].map(([id, orders]) => [id, totalEstimate(orders)]));
  return rows.map((row) => {
    const quotation = quotations.get(row.quoteRequestId);
    return {
      ...row,
      estimateTotalPaise: quotation?.revision?.totalPaise ?? totals.get(row.quoteRequestId) ?? 0,
      quotation,
      statusChanges: changesByOrder.get(row.id) ?? [],
    };
  });
}

/** Orders as they were when submitted, without later changes of status, discount, rating or the estimate's link. */
export function toNewBuyerOrders(
  rows: readonly Omit<
    OrderRow,
    | 'status'
    | 'addedDiscountMicroBps'
    | 'rating'
    | 'estimateId'
    | 'quoted'
    | 'sentQuantity'
    | 'deliveredQuantity'
  >[],
): BuyerOrder[] {
  const status = 'Requested';
  const changes = rows.map(
    ({ id, createdAt }) =>
      ({ orderId: id, status, changedAt: createdAt, reason: '', isByBuyer: true }) as const,
  );
  const newRows = rows.map(
    (row) =>
      ({
        ...row,
        status,
        addedDiscountMicroBps: 0,
        rating: null,
        estimateId: row.quoteRequestId,
        quoted: null,
        sentQuantity: 0,
        deliveredQuantity: 0,
      }) as const,
  );
  const estimateOrders = newRows.map(({ product, ...row }) => ({ ...product, ...row }));
  return toBuyerOrders(newRows, changes, estimateOrders);
}
