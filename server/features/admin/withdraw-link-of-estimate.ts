import { formatEstimateNumber } from '#domain/financial-year.ts';
import { replaceEstimateId } from '#server/features/estimates/withdraw-estimate-link.ts';
import { findOrders } from '#server/features/orders/find-orders.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Gives an estimate a new link, so that the former one leads nowhere.
 * @param name the estimate number, or the id of one of its orders, at least seven characters of it.
 * @returns the estimate number.
 */
export function withdrawLinkOfEstimate(
  database: Database,
  operator: Operator,
  name: string,
): Promise<string> {
  return runAsOperator(database, operator, async (transaction) => {
    const [order] = await findOrders(transaction, name);
    await replaceEstimateId(transaction, order);
    return formatEstimateNumber(order.financialYear, order.runningNumber);
  });
}
