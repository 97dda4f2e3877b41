import { canChangeStatus, type OperatorStatus, type OrderStatus } from '#domain/order-status.ts';
import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { runAsOperator } from './run-as-operator.ts';

/** The orders that were changed, and those whose status did not allow it. */
export type ChangedOrders = { changed: OrderRow[]; unchanged: OrderRow[] };

/**
 * Confirms, rejects, ships or delivers an order, or all orders of an estimate whose status allows it.
 * @param name an order's id, at least seven characters of it, or an estimate number.
 * @throws AppError 'conflict' when the status of none allows it.
 */
export function changeOrders(
  database: Database,
  operator: string,
  name: string,
  { to, reason }: { to: OperatorStatus; reason: string },
): Promise<ChangedOrders> {
  return runAsOperator(database, operator, async (transaction) => {
    const { changing, unchanged } = selectChanging(await findOrders(transaction, name), (status) =>
      canChangeStatus(status, to),
    );
    for (const { id } of changing) {
      await changeOrderStatus(transaction, { orderId: id, newStatus: to, changedBy: operator, reason });
    }
    await freezeEstimates(transaction, changing);
    return { changed: changing.map((order) => ({ ...order, status: to })), unchanged };
  });
}

/** Selects the first order when none can be changed, so that the attempt fails with the reason. */
export function selectChanging(orders: readonly OrderRow[], canChange: (status: OrderStatus) => boolean) {
  const changeable = orders.filter(({ status }) => canChange(status));
  return {
    changing: changeable.length > 0 ? changeable : orders.slice(0, 1),
    unchanged: orders.filter((order) => !changeable.includes(order)),
  };
}

/** One revision per quote request, however many of its orders have changed. */
export async function freezeEstimates(transaction: Transaction, changed: readonly OrderRow[]): Promise<void> {
  const ids = new Set(changed.map((order) => order.quoteRequestId));
  for (const id of ids) await freezeEstimate(transaction, id, 'operator');
}
