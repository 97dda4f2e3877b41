import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { OrderRow } from './buyer-order.ts';
import { findRequestFlags } from './find-request-flags.ts';
import { selectUnverifiedPhones } from './operator-queries.ts';
import { selectQuotationSummaries } from './quotation-summary-queries.ts';
import { type RequestFilters, selectOrdersOfRequests, selectRequestIds } from './request-queries.ts';
import { selectRequestsByIds, type WishRequest } from './wish-queries.ts';

/** A quote request with all its orders, in the cart's order, and what the operator should know about it. */
export type OperatorRequest = {
  request: WishRequest;
  /** Empty for wishes alone. */
  orders: OrderRow[];
  /** Of the quotation that was sent, or of what was accepted; null without one. */
  quotedPaise: number | null;
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
  const rows = await selectRequestsByIds(database, ids);
  const orders = Map.groupBy(await selectOrdersOfRequests(database, ids), (order) => order.quoteRequestId);
  const quotations = await selectQuotationSummaries(database, ids);
  const byId = new Map(rows.map((request) => [request.quoteRequestId, request]));
  const requests = ids.flatMap((id) => {
    const request = byId.get(id);
    if (!request) return [];
    return {
      request,
      orders: orders.get(id) ?? [],
      quotedPaise: quotations.get(id)?.revision?.totalPaise ?? null,
      flags: getFlags(id),
      isPhoneVerified: !unverifiedPhones.has(id),
    };
  });
  return { requests, total };
}
