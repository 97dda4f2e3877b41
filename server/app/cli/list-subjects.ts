import type { FoundRequest } from '#server/features/orders/find-orders.ts';
import type { OperatorRequest } from '#server/features/orders/list-requests-for-operator.ts';

/**
 * The ids under which it is recorded that personal data of a request is read: the orders; of wishes alone, the request.
 */
export function listSubjects({
  request,
  orders,
}: Pick<OperatorRequest, 'orders'> & Pick<FoundRequest, 'request'>): string[] {
  return orders.length > 0 ? orders.map(({ id }) => id) : [request.quoteRequestId];
}
