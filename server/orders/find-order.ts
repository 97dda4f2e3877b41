import { Failure } from '#contract/errors.ts';
import { parseEstimateNumber } from '#domain/financial-year.ts';
import { SHORT_ID_LENGTH } from '#domain/short-id.ts';
import type { Source } from '#server/database/connect.ts';
import {
  selectDiscountHistory,
  selectOrdersByNumber,
  selectOrdersByPrefix,
  selectStatusHistory,
} from './operator-queries.ts';
import type { OrderRow } from './present.ts';

/** An order with everything that happened to it, oldest first. */
export type OrderWithHistory = OrderRow & {
  statusChanges: Awaited<ReturnType<typeof selectStatusHistory>>;
  discountChanges: Awaited<ReturnType<typeof selectDiscountHistory>>;
};

/**
 * The orders that the operator means: one, by its id or a beginning of it that no other has, or all of a quote request
 * by its estimate number, in the cart's order.
 * @throws Failure 'notFound' when there is none, 'conflict' when the beginning fits several, 'invalid' when it is too short.
 */
export async function findOrders(
  database: Source,
  name: string,
): Promise<[OrderWithHistory, ...OrderWithHistory[]]> {
  const [first, ...others] = await selectOrdersNamed(database, name.trim());
  if (!first) throw new Failure('notFound', `There is no order ${name}.`);
  const ids = [first, ...others].map((order) => order.id);
  const statusChanges = await selectStatusHistory(database, ids);
  const discountChanges = await selectDiscountHistory(database, ids);
  const withHistory = (order: OrderRow): OrderWithHistory => ({
    ...order,
    statusChanges: statusChanges.filter((change) => change.orderId === order.id),
    discountChanges: discountChanges.filter((change) => change.orderId === order.id),
  });
  return [withHistory(first), ...others.map(withHistory)];
}

async function selectOrdersNamed(database: Source, name: string): Promise<OrderRow[]> {
  const number = parseEstimateNumber(name);
  if (number) return selectOrdersByNumber(database, number.financialYear, number.runningNumber);
  if (name.length < SHORT_ID_LENGTH) {
    throw new Failure(
      'invalid',
      `Please give at least ${SHORT_ID_LENGTH} characters of the order’s id, or an estimate number such as EST/2026-27/000123.`,
    );
  }
  const found = await selectOrdersByPrefix(database, name, 2);
  if (found.length > 1) throw new Failure('conflict', `More than one order begins with ${name}.`);
  return found;
}
