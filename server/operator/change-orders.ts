import {
  canAddDiscount,
  canChangeStatus,
  type OperatorStatus,
  type OrderStatus,
} from '#domain/order-status.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { findOrders, type OrderWithHistory } from '#server/features/orders/find-orders.ts';
import { setAddedDiscount } from '#server/features/orders/set-added-discount.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { changeAs } from './change-as.ts';

/** The orders that were changed, and those whose status did not allow it. */
export type ChangedOrders = { changed: OrderWithHistory[]; left: OrderWithHistory[] };

/**
 * Confirms, rejects, ships or delivers an order, or by an estimate number all orders of it that can be.
 * @param name an order's id, seven characters of it or more, or an estimate number.
 * @throws Failure 'conflict' when the step is possible for none.
 */
export function changeOrders(
  database: Database,
  operator: string,
  name: string,
  { to, reason }: { to: OperatorStatus; reason: string },
): Promise<ChangedOrders> {
  const canChange = (status: OrderStatus) => canChangeStatus(status, to);
  return changeEach(database, operator, name, canChange, (transaction, orderId) =>
    changeOrderStatus(transaction, { orderId, newStatus: to, changedBy: operator, reason }),
  );
}

/**
 * Sets the added discount of an order, or by an estimate number of all orders of it that are not shipped yet.
 * @param discountBps percentage points in basis points.
 * @throws Failure 'conflict' when it is too late for all, 'invalid_input' when one order's discounts would exceed its
 * price.
 */
export function discountOrders(database: Database, operator: string, name: string, discountBps: number) {
  return changeEach(database, operator, name, canAddDiscount, (transaction, orderId) =>
    setAddedDiscount(transaction, { orderId, discountBps, changedBy: operator }),
  );
}

/** When no order can be changed, the first one's own words say why. */
async function changeEach(
  database: Database,
  operator: string,
  name: string,
  canChange: (status: OrderStatus) => boolean,
  change: (transaction: Transaction, orderId: string) => Promise<unknown>,
): Promise<ChangedOrders> {
  return changeAs(database, operator, async (transaction) => {
    const orders = await findOrders(transaction, name);
    const able = orders.filter(({ status }) => canChange(status));
    for (const { id } of able.length > 0 ? able : orders.slice(0, 1)) await change(transaction, id);
    return {
      changed: (await findOrders(transaction, name)).filter(({ id }) =>
        able.some((order) => order.id === id),
      ),
      left: orders.filter((order) => !able.includes(order)),
    };
  });
}
