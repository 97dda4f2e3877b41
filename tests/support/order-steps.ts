import { changeOrderStatus, type StatusChange } from '#server/features/orders/change-status.ts';
import { type AddedDiscount, setAddedDiscount } from '#server/features/orders/set-added-discount.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';

/** The operator's steps with an order, each in a transaction of its own. */

export function changeStatus(database: Database, change: StatusChange) {
  return retryTransaction(database, (transaction) => changeOrderStatus(transaction, change));
}

export function addDiscount(database: Database, discount: AddedDiscount) {
  return retryTransaction(database, (transaction) => setAddedDiscount(transaction, discount));
}
