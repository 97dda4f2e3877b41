import { formatAge } from '#domain/age.ts';
import { totalEstimate } from '#domain/estimate-total.ts';
import { formatDateTime, formatRupeesShort } from '#domain/indian-format.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { OperatorRequest } from '#server/features/orders/list-requests-for-operator.ts';
import { formatContactPhone, formatFlags, formatOrderRows, getEstimateNumber } from './format-orders.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** Lists quote requests, each with its flags and its orders; '' when there are none. */
export function formatRequestList(
  terminal: Terminal,
  requests: readonly OperatorRequest[],
  now: Date,
): string {
  const rows = formatOrderRows(
    terminal,
    requests.flatMap(({ orders }) => orders),
  );
  return requests
    .map((request) =>
      [
        ...formatHead(terminal, request, now),
        ...formatFlags(terminal, request.flags),
        ...request.orders.map((order) => rows.get(order)),
      ].join('\n'),
    )
    .join('\n\n');
}

export function getRequestTotalPaise(orders: readonly OrderRow[]): number {
  return totalEstimate(orders.map((order) => ({ ...order.product, ...order })));
}

function formatHead(terminal: Terminal, { orders, isPhoneVerified }: OperatorRequest, now: Date): string[] {
  const [request] = orders;
  const { createdAt, shipping, customer, contactName, phone } = request;
  const head = `${applyStyle(terminal, 'bold', getEstimateNumber(request))}  ${formatDateTime(createdAt)}, ${formatAge(createdAt, now)} ago`;
  const buyer = [
    [customer, contactName].filter(Boolean).join(', ') || 'deleted account',
    [shipping.city, shipping.state].filter(Boolean).join(', '),
    phone && formatContactPhone(phone, isPhoneVerified),
  ];
  const sum = [
    orders.length === 1 ? '1 line' : `${orders.length} lines`,
    `${formatRupeesShort(getRequestTotalPaise(orders))} with GST`,
    summariseStatuses(orders),
  ];
  return [
    head,
    wrapText(toSingleLine(buyer.filter(Boolean).join(' · ')), terminal),
    wrapText(sum.join(' · '), terminal),
  ];
}

/** `Requested`, or `2 Requested, 1 Rejected` when they differ. */
function summariseStatuses(orders: readonly OrderRow[]): string {
  const counts = ORDER_STATUSES.map((status) => ({
    status,
    count: orders.filter((order) => order.status === status).length,
  })).filter(({ count }) => count > 0);
  const [only, ...others] = counts;
  if (only && others.length === 0) return only.status;
  return counts.map(({ status, count }) => `${count} ${status}`).join(', ');
}
