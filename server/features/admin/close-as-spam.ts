import { AppError } from '#contract/errors.ts';
import { selectRequestedOrderIds } from '#server/features/orders/operator-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { getAccount } from './change-accounts.ts';
import { type ChangedOrders, changeOrders } from './change-orders.ts';

/**
 * Rejects requested orders as spam: their buyer is not told, and they do not count for the best sellers.
 * @param names as of `changeOrders`.
 * @throws AppError 'conflict' when a name's orders are not requested any more.
 */
export function closeAsSpam(
  database: Database,
  operator: string,
  names: readonly string[],
): Promise<ChangedOrders> {
  return changeOrders(database, operator, names, { to: 'Rejected', reason: 'spam', isSpam: true });
}

/**
 * The ids of all requested orders of an account.
 * @throws AppError 'not_found' when there is no such account, 'conflict' when it has no such orders.
 */
export async function listRequestedOrdersByEmail(database: Database, email: string): Promise<string[]> {
  const { id } = await getAccount(database, email);
  const ids = await selectRequestedOrderIds(database, id);
  if (ids.length === 0) throw new AppError('conflict', `No order of ${email} is Requested.`);
  return ids;
}
