import { canChangeStatus, type OperatorStatus, type OrderStatus } from '#domain/order-status.ts';
import { deliverShipmentsOfDelivered } from '#server/features/dispatch/repository.ts';
import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { changeOrderStatus } from '#server/features/orders/change-status.ts';
import { findOrdersByNames } from '#server/features/orders/find-orders.ts';
import { assertNothingIsOffered, followOrders } from '#server/features/quotations/follow-orders.ts';
import { type LockedConversation, lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { runAsOperator } from './run-as-operator.ts';

/** The orders that were changed, and those whose status did not allow it. */
export type ChangedOrders = { changed: OrderRow[]; unchanged: OrderRow[] };

/** One or several of: an order's id, at least seven characters of it, or an estimate number for all its orders. */
export type OrderNames = string | readonly string[];

export type OrderChange = { to: OperatorStatus; reason: string; isSpam?: boolean; isSilent?: boolean };

/**
 * Confirms, rejects, ships or delivers orders; of an estimate, all whose status allows it. Either every name is done
 * or, when one fails, none.
 * @throws AppError 'conflict' when a name stands for no order whose status allows the change.
 */
export function changeOrders(
  database: Database,
  operator: string,
  names: OrderNames,
  change: OrderChange,
): Promise<ChangedOrders> {
  return runAsOperator(database, operator, (transaction) =>
    changeOrdersWithin(transaction, operator, names, change),
  );
}

/** The same as part of a transaction that names the operator. Shipments of which all is delivered are, too. */
export async function changeOrdersWithin(
  transaction: Transaction,
  operator: string,
  names: OrderNames,
  { to, ...change }: OrderChange,
): Promise<ChangedOrders> {
  const { changing, unchanged } = await selectChanging(transaction, names, (status) =>
    canChangeStatus(status, to),
  );
  const conversations = await lockConversations(transaction, changing);
  if (to === 'Confirmed' || to === 'Rejected') conversations.forEach(assertNothingIsOffered);
  for (const { id } of changing) {
    await changeOrderStatus(transaction, { ...change, orderId: id, newStatus: to, changedBy: operator });
  }
  if (to === 'Delivered') {
    const requestIds = changing.map(({ quoteRequestId }) => quoteRequestId);
    await deliverShipmentsOfDelivered(transaction, requestIds);
  }
  await freezeEstimates(transaction, changing);
  for (const conversation of conversations) await followOrders(transaction, conversation, operator);
  return { changed: changing.map((order) => ({ ...order, status: to })), unchanged };
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

/** In an order that all steps have, so that none waits for another one that waits for it. */
async function lockConversations(transaction: Transaction, changing: readonly OrderRow[]) {
  const ids = [...new Set(changing.map((order) => order.quoteRequestId))].sort();
  const conversations: LockedConversation[] = [];
  for (const id of ids) conversations.push(await lockConversation(transaction, id));
  return conversations;
}

/** One revision per quote request, however many of its orders have changed. */
export async function freezeEstimates(transaction: Transaction, changed: readonly OrderRow[]): Promise<void> {
  const ids = new Set(changed.map((order) => order.quoteRequestId));
  for (const id of ids) await freezeEstimate(transaction, id, 'operator');
}
