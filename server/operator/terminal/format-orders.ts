import { priceOrder } from '#domain/cart.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatDate, formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { cut, oneLine, pad, type Screen, type Style, styled, widthOf } from './screen.ts';

export const STATUS_STYLES: Record<OrderStatus, Style> = {
  Requested: 'yellow',
  Confirmed: 'green',
  Shipped: 'green',
  Delivered: 'green',
  Rejected: 'red',
};

export function numberOf({ financialYear, runningNumber }: OrderRow): string {
  return formatEstimateNumber(financialYear, runningNumber);
}

export function totalOf(order: OrderRow): number {
  return priceOrder({ ...order.product, ...order }).totalInclGstPaise;
}

/** Orders under their estimates, a line each, with what the listed ones of an estimate come to. */
export function formatOrders(screen: Screen, orders: readonly OrderRow[]): string {
  const totalWidth = Math.max(...orders.map((order) => formatRupeesShort(totalOf(order)).length));
  const requests = Map.groupBy(orders, ({ quoteRequestId }) => quoteRequestId);
  return [...requests.values()]
    .map((lines) =>
      [
        ...lines.slice(0, 1).map((order) => headOf(screen, order)),
        ...lines.map((order) => lineOf(screen, order, totalWidth)),
      ].join('\n'),
    )
    .join('\n\n');
}

function headOf(screen: Screen, order: OrderRow): string {
  const start = `${numberOf(order)}  ${formatDate(order.createdAt)}  `;
  const who = oneLine([order.customer, order.contactName].filter(Boolean).join(', ')) || 'a deleted account';
  return styled(screen, 'bold', start) + cut(who, screen.width - widthOf(start));
}

function lineOf(screen: Screen, order: OrderRow, totalWidth: number): string {
  const id = `  ${shortId(order.id)}  `;
  const status = pad(order.status, 'Requested'.length);
  const added = order.addedDiscountBps > 0 ? ` (${formatPercent(order.addedDiscountBps)} added)` : '';
  const total = formatRupeesShort(totalOf(order)).padStart(totalWidth);
  const room = screen.width - widthOf(id) - widthOf(status) - totalWidth - 4;
  const what = `${order.quantity} × ${oneLine(order.product.title)}`;
  const shown = cut(what, Math.max(8, room - widthOf(added))) + added;
  // On a file or pipe nothing is cut, and nothing needs to be aligned at the right.
  const aligned = Number.isFinite(room) ? pad(shown, room) : shown;
  return `${id}${styled(screen, STATUS_STYLES[order.status], status)}  ${aligned}  ${total}`;
}
