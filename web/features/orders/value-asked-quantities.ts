import { type AskedValue, valueAsked } from '#domain/asked-value.ts';
import type { Order } from './order.ts';
import { isRejected } from './request-groups.ts';

/**
 * What the quantities cost that were asked for in a request; undefined where none differs from its orders', and once
 * the shop has quoted, because the quotation counts them.
 */
export function valueAskedQuantities(orders: readonly Order[]): AskedValue | undefined {
  if (orders.some(({ quotation }) => quotation.revision !== undefined)) return undefined;
  return valueAsked(
    orders
      .filter((order) => !isRejected(order))
      .map(({ product, price, quantity, wishTerms }) => ({ ...product, price, quantity, wish: wishTerms })),
  );
}
