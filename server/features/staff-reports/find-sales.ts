import { AppError } from '#contract/errors.ts';
import {
  type Sales,
  type SoldOrder,
  selectSoldOrders,
} from '#server/features/order-exports/export-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** More would keep the shop busy for seconds; the command line writes files of any length beside it. */
export const MAX_SOLD_ORDERS = 10_000;

/**
 * Finds the orders that a report is of.
 * @throws AppError 'invalid_input' when there are too many sales for one report.
 */
export async function findSales(database: DbExecutor, sales: Sales): Promise<SoldOrder[]> {
  // One more tells that there are too many, without reading all of them.
  const sold = await selectSoldOrders(database, sales, MAX_SOLD_ORDERS + 1);
  if (sold.length <= MAX_SOLD_ORDERS) return sold;
  const message =
    'There are more than 10,000 orders in this period. Please choose a shorter one, or use the command line.';
  throw new AppError('invalid_input', message, { fields: { to: message } });
}
