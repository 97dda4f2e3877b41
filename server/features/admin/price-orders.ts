import { AppError } from '#contract/errors.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { canAddDiscount } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { OrderRow, PricedOrder } from '#server/features/orders/buyer-order.ts';
import { type PriceEntry, toAddedDiscount } from '#server/features/orders/price-entry.ts';
import { setAddedDiscount } from '#server/features/orders/set-added-discount.ts';
import { selectIdsWithQuotation } from '#server/features/quotations/standing-queries.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { freezeEstimates, type OrderNames, selectChanging } from './change-orders.ts';
import { runAsOperator } from './run-as-operator.ts';

/** The orders that have the price now, and those whose status did not allow it. */
export type PricedOrders = { changed: PricedOrder[]; unchanged: OrderRow[] };

/**
 * Sets the added discount of orders, or the agreed price of one; of an estimate, of all that are not shipped yet.
 * Either every name is done or none.
 * @throws AppError as `setAddedDiscount`; 'invalid_input' also for an agreed price of several orders, 'conflict' also
 * when the price is that of a quotation.
 */
export function priceOrders(
  database: Database,
  operator: string,
  names: OrderNames,
  entry: PriceEntry,
): Promise<PricedOrders> {
  return runAsOperator(database, operator, async (transaction) => {
    const { changing, unchanged } = await selectPriceable(transaction, names, entry);
    const changed: PricedOrder[] = [];
    for (const order of changing) {
      const change = { ...entry, orderId: order.id, changedBy: operator };
      const { before, after } = await setAddedDiscount(transaction, change);
      changed.push({ ...order, formerAddedDiscountMicroBps: before, addedDiscountMicroBps: after });
    }
    await freezeEstimates(transaction, changing);
    return { changed, unchanged };
  });
}

/** The orders as `priceOrders` would price them. @throws AppError as `priceOrders`, except 'conflict'. */
export async function previewPrices(
  database: Database,
  names: OrderNames,
  entry: PriceEntry,
): Promise<PricedOrder[]> {
  const { changing } = await selectPriceable(database, names, entry);
  return changing.map((order) => ({
    ...order,
    formerAddedDiscountMicroBps: order.addedDiscountMicroBps,
    addedDiscountMicroBps: toAddedDiscount(order.product, entry),
  }));
}

async function selectPriceable(database: DbExecutor, names: OrderNames, entry: PriceEntry) {
  const selected = await selectChanging(database, names, canAddDiscount);
  await assertHasNoOffer(database, selected.changing);
  if ('agreedPricePaise' in entry && selected.changing.length > 1) {
    const ids = selected.changing.map(({ id }) => shortId(id)).join(', ');
    throw new AppError('invalid_input', `A price is agreed for one order at a time, not for ${ids}.`);
  }
  return selected;
}

async function assertHasNoOffer(database: DbExecutor, orders: readonly OrderRow[]): Promise<void> {
  const ids = await selectIdsWithQuotation(
    database,
    orders.map(({ quoteRequestId }) => quoteRequestId),
  );
  const order = orders.find(({ quoteRequestId }) => ids.has(quoteRequestId));
  if (!order) return;
  const number = formatEstimateNumber(order.financialYear, order.runningNumber);
  throw new AppError(
    'conflict',
    `${number} has a quotation, so its prices are changed there: offer line ${number} LINE --rate RUPEES`,
  );
}
