import { canChangeStatus, type OperatorStatus, type OrderStatus } from '#domain/order-status.ts';
import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { findOrdersByNames } from '#server/features/orders/find-orders.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { runAsOperator } from './run-as-operator.ts';

/** The orders that were changed, and those whose status did not allow it. */
export type ChangedOrders = { changed: OrderRow[]; unchanged: OrderRow[] };

/** One or several of: an order's id, at least seven characters of it, or an estimate number for all its orders. */
export type OrderNames = string | readonly string[];

/**
 * Confirms, rejects, ships or delivers orders; of an estimate, all whose status allows it. Either every name is done or,
 * when one fails, none.
 * @throws AppError 'conflict' when the status of none that a name stands for allows it.
 */
export function changeOrders(
  database: Database,
  operator: string,
  names: OrderNames,
  { to, reason, isSpam }: { to: OperatorStatus; reason: string; isSpam?: boolean },
): Promise<ChangedOrders> {
  return runAsOperator(database, operator, async (transaction) => {
    const { changing, unchanged } = await selectChanging(transaction, names, (status) =>
      canChangeStatus(status, to),
    );
    for (const { id } of changing) {
      const change = { orderId: id, newStatus: to, changedBy: operator, reason, isSpam };
      await changeOrderStatus(transaction, change);
    }
    await freezeEstimates(transaction, changing);
    return { changed: changing.map((order) => ({ ...order, status: to })), unchanged };
  });
}

/** Selects a name's first order when none of its orders can be changed, so that the attempt fails with the reason. */
export async function selectChanging(
  database: DbExecutor,
  names: OrderNames,
  canChange: (status: OrderStatus) => boolean,
) {
  const groups = await findOrdersByNames(database, [names].flat());
  const changing = groups.flatMap((orders) => {
    const changeable = orders.filter(({ status }) => canChange(status));
    return changeable.length > 0 ? changeable : orders.slice(0, 1);
  });
  return { changing, unchanged: groups.flat().filter((order) => !changing.includes(order)) };
}

/** One revision per quote request, however many of its orders have changed. */
export async function freezeEstimates(transaction: Transaction, changed: readonly OrderRow[]): Promise<void> {
  const ids = new Set(changed.map((order) => order.quoteRequestId));
  for (const id of ids) await freezeEstimate(transaction, id, 'operator');
}
