import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { findRequestFlags } from './find-request-flags.ts';
import { selectUnverifiedPhones } from './operator-queries.ts';
import { type RequestFilters, selectOrdersOfRequests, selectRequestIds } from './request-queries.ts';

/** A quote request with all its orders, in the cart's order, and what the operator should know about it. */
export type OperatorRequest = {
  orders: [OrderRow, ...OrderRow[]];
  flags: string[];
  /** Whether the contact's phone number is the one that the account has proved. */
  isPhoneVerified: boolean;
};

/**
 * Lists the quote requests of all buyers, newest first.
 * @param limit the number of requests, each of which is complete.
 * @returns also the number of all requests that match.
 */
export async function listRequestsForOperator(
  database: DbExecutor,
  filters: RequestFilters,
  limit: number,
): Promise<{ requests: OperatorRequest[]; total: number }> {
  const { ids, total } = await selectRequestIds(database, filters, limit);
  const getFlags = await findRequestFlags(database, ids);
  const unverifiedPhones = await selectUnverifiedPhones(database, ids);
  const byRequest = Map.groupBy(await selectOrdersOfRequests(database, ids), (order) => order.quoteRequestId);
  const requests = [...byRequest].flatMap(([id, [first, ...others]]) =>
    first
      ? [
          {
            orders: [first, ...others] satisfies OperatorRequest['orders'],
            flags: getFlags(id),
            isPhoneVerified: !unverifiedPhones.has(id),
          },
        ]
      : [],
  );
  return { requests, total };
}
