import { AppError, invalidField } from '#contract/errors.ts';
import type { OrderListQuery } from '#contract/orders.ts';
import { listFilesOfRequests } from '#server/features/request-files/list-files.ts';
import { listShipments } from '#server/features/shipments/list-shipments.ts';
import { selectReturns } from '#server/features/shipments/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { type BuyerOrder, type OrderRow, toBuyerOrders } from './buyer-order.ts';
import { countOrders, selectOrderCursor, selectOrdersPage, selectRequestsPage } from './list-queries.ts';
import { selectQuotationSummaries } from './quotation-summary-queries.ts';
import { selectEstimateOrders, selectOrder, selectStatusChanges } from './repository.ts';

/** About 150 KB of JSON. */
const BATCH_SIZE = 100;
/** Each can have as many orders as a cart has products. */
const MAX_REQUESTS_PER_PAGE = 10;

export type OrderPage = {
  orders: BuyerOrder[];
  total: number;
  totalRequests: number;
  page: number;
  limit: number;
  /** The `after` of the next page, if there is one. */
  next: string | null;
};

/**
 * One page of the buyer's orders, newest first.
 * @throws AppError 'invalid_input' when `after` is not one of the buyer's orders.
 */
export async function listOrders(
  database: Database,
  buyer: Buyer,
  { page, limit: wanted, after, by, ...filters }: OrderListQuery,
): Promise<OrderPage> {
  const isByRequest = by === 'request';
  const limit = isByRequest ? Math.min(wanted, MAX_REQUESTS_PER_PAGE) : wanted;
  const cursor = after === undefined ? undefined : await selectOrderCursor(database, buyer.id, after);
  if (after !== undefined && !cursor) {
    throw invalidField('after', 'after must be the next of the page before.');
  }
  const start = cursor ? { after: cursor } : { offset: (page - 1) * limit };
  const selectPage = isByRequest ? selectRequestsPage : selectOrdersPage;
  const [rows, counts] = await Promise.all([
    selectPage(database, buyer.id, filters, start, limit + 1),
    countOrders(database, buyer.id, filters),
  ]);
  const pageRows = isByRequest ? takeRequests(rows, limit) : rows.slice(0, limit);
  const next = rows.length > pageRows.length ? (pageRows.at(-1)?.id ?? null) : null;
  return { orders: await addHistory(database, pageRows), ...counts, page, limit, next };
}

/** The orders of the first requests. */
function takeRequests(rows: OrderRow[], limit: number): OrderRow[] {
  const requestIds = [...new Set(rows.map((row) => row.quoteRequestId))].slice(0, limit);
  return rows.filter((row) => requestIds.includes(row.quoteRequestId));
}

/** All of the buyer's orders, newest first, in batches. */
export async function* iterateOrderBatches(database: Database, buyer: Buyer): AsyncGenerator<BuyerOrder[]> {
  const batches = readInBatches<OrderRow>(BATCH_SIZE, async (last) => {
    if (!last) return selectOrdersPage(database, buyer.id, {}, { offset: 0 }, BATCH_SIZE);
    const after = await selectOrderCursor(database, buyer.id, last.id);
    // Without one, the account has been deleted meanwhile, and no order is the buyer's any more.
    return after ? selectOrdersPage(database, buyer.id, {}, { after }, BATCH_SIZE) : [];
  });
  for await (const rows of batches) yield addHistory(database, rows);
}

/** @throws AppError 'not_found' when the buyer has no such order, whether or not it exists. */
export async function getOrder(database: Database, buyer: Buyer, orderId: string): Promise<BuyerOrder> {
  const row = await selectOrder(database, buyer.id, orderId);
  if (!row) throw new AppError('not_found', 'Order not found.');
  const [orders, files, shipments, returns] = await Promise.all([
    addHistory(database, [row]),
    listFilesOfRequests(database, [row.quoteRequestId]),
    row.sentQuantity > 0 ? listShipments(database, { orderIds: [orderId] }) : [],
    selectReturns(database, { orderIds: [orderId] }),
  ]);
  return { ...(orders[0] as BuyerOrder), files: files.get(row.quoteRequestId), shipments, returns };
}

async function addHistory(database: Database, rows: OrderRow[]): Promise<BuyerOrder[]> {
  const ids = rows.map((row) => row.id);
  const requestIds = [...new Set(rows.map((row) => row.quoteRequestId))];
  const [changes, estimateOrders, quotations] = await Promise.all([
    selectStatusChanges(database, ids),
    selectEstimateOrders(database, requestIds),
    selectQuotationSummaries(database, requestIds),
  ]);
  return toBuyerOrders(rows, changes, estimateOrders, quotations);
}
