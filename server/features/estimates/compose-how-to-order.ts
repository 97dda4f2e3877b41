import { findConfirmedAt } from './compose-terms.ts';
import type { QuotedOrder } from './quoted-order.ts';

/**
 * What the buyer can do next, as it stands above the seller's phone number and e-mail address.
 * @param onEstimate the orders that the estimate lists.
 */
export function composeHowToOrder(number: string, onEstimate: readonly QuotedOrder[]): string {
  if (onEstimate.length === 0) return `For changes or questions, call or e-mail us and quote ${number}.`;
  if (onEstimate.every(({ status }) => status === 'Rejected'))
    return `For an alternative, call or e-mail us and quote ${number}.`;
  if (findConfirmedAt(onEstimate))
    return `Your order is confirmed. For changes or questions, call or e-mail us and quote ${number}.`;
  return `To order, call us or e-mail your purchase order, and quote ${number}.`;
}
