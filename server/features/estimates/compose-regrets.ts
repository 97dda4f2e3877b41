import { composeUnit } from './compose-unit.ts';
import type { EstimateRegret } from './estimate-document.ts';
import type { QuotedOrder } from './quoted-order.ts';

/** What the seller cannot supply, and why. */
export function composeRegrets(orders: readonly QuotedOrder[]): EstimateRegret[] {
  return orders
    .filter(({ status }) => status === 'Rejected')
    .map(({ product, quantity, rejectionReason = '' }) => ({
      title: product.title,
      model: product.model,
      quantity,
      ...composeUnit(product),
      reason: rejectionReason,
    }));
}
