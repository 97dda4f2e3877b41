import { eq } from 'drizzle-orm';
import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import { changeOrderStatus, type StatusChange } from '#server/features/orders/change-status.ts';
import { type AddedDiscount, setAddedDiscount } from '#server/features/orders/set-added-discount.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { orders } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';

/** The operator's steps with an order, each in a transaction of its own. */

export function changeStatus(database: Database, change: StatusChange) {
  return retryTransaction(database, async (transaction) => {
    const former = await changeOrderStatus(transaction, change);
    await freezeEstimateWith(transaction, change.orderId);
    return former;
  });
}

export function addDiscount(database: Database, discount: AddedDiscount) {
  return retryTransaction(database, async (transaction) => {
    const former = await setAddedDiscount(transaction, discount);
    await freezeEstimateWith(transaction, discount.orderId);
    return former;
  });
}

async function freezeEstimateWith(transaction: Transaction, orderId: string): Promise<void> {
  const [order] = await transaction
    .select({ quoteRequestId: orders.quoteRequestId })
    .from(orders)
    .where(eq(orders.id, orderId));
  await freezeEstimate(transaction, order?.quoteRequestId ?? '', 'operator');
}
