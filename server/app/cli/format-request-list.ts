import { formatAge } from '#domain/age.ts';
import { describeWishTerms } from '#domain/describe-wish.ts';
import { totalEstimate } from '#domain/estimate-total.ts';
import { formatCount, formatDateTime, formatRupeesShort } from '#domain/indian-format.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { shortId } from '#domain/short-id.ts';
import { composeUnit } from '#server/features/estimates/compose-unit.ts';
import { composeWishes, listRequestTerms, listWishes } from '#server/features/estimates/list-wishes.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { OperatorRequest } from '#server/features/orders/list-requests-for-operator.ts';
import type { Standing } from '#server/features/quotations/list-standings.ts';
import {
  formatClock,
  formatContactPhone,
  formatFlags,
  formatOrderRows,
  getEstimateNumber,
} from './format-orders.ts';
import { formatStanding } from './format-standing.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const INDENT = '  ';
const MAX_WISHES = 10;

/** Lists quote requests, each with its flags and its orders; '' when there are none. */
export function formatRequestList(
  terminal: Terminal,
  requests: readonly OperatorRequest[],
  standings: ReadonlyMap<string, Standing>,
  now: Date,
): string {
  const rows = formatOrderRows(
    terminal,
    requests.flatMap(({ orders }) => orders),
  );
  return requests
    .map((request) =>
      [
        ...formatHead(terminal, request, standings.get(request.request.quoteRequestId), now),
        ...formatFlags(terminal, request.flags),
        ...request.orders.map((order) => rows.get(order)),
        ...formatWishes(terminal, request),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Of what was quoted or accepted, otherwise of the estimate. */
export function getRequestTotalPaise({
  orders,
  quotedPaise,
}: Pick<OperatorRequest, 'orders' | 'quotedPaise'>): number {
  return quotedPaise ?? totalEstimate(orders.map((order) => ({ ...order.product, ...order })));
}

/** What the buyer wants beyond the orders, below them; `show` has the rest of a long list. */
function formatWishes(terminal: Terminal, { request, orders }: OperatorRequest): string[] {
  const lines = [
    ...orders.flatMap(({ id, product, wish }) =>
      wish ? `${shortId(id)} ${describeWishTerms(wish, composeUnit(product).unit)}` : [],
    ),
    ...listWishes({ wishes: composeWishes(request.wishes) }),
  ];
  return [
    ...lines.slice(0, MAX_WISHES),
    ...(lines.length > MAX_WISHES ? [`… and ${lines.length - MAX_WISHES} more`] : []),
    ...listRequestTerms({ requestTerms: request.requestTerms ?? {} }),
  ].map((line) => wrapText(toSingleLine(line), terminal, INDENT));
}

function formatHead(
  terminal: Terminal,
  { request, orders, quotedPaise, isPhoneVerified }: OperatorRequest,
  standing: Standing | undefined,
  now: Date,
): string[] {
  const { createdAt, shipping, customer, contactName, phone } = request;
  const head = `${applyStyle(terminal, 'bold', getEstimateNumber(request))}  ${formatDateTime(createdAt)}, ${formatAge(createdAt, now)}`;
  const buyer = [
    [customer, contactName].filter(Boolean).join(', ') || 'deleted account',
    [shipping.city, shipping.state].filter(Boolean).join(', '),
    phone && formatContactPhone(phone, isPhoneVerified),
  ];
  const wishCount = request.wishes?.length ?? 0;
  const sum = [
    ...(orders.length > 0 ? [formatCount(orders.length, 'line')] : []),
    ...(orders.length > 0 || quotedPaise !== null
      ? [`${formatRupeesShort(getRequestTotalPaise({ orders, quotedPaise }))} with GST`]
      : []),
    ...(orders.length > 0 ? [summariseStatuses(orders)] : []),
    ...(wishCount > 0 && quotedPaise === null
      ? [formatCount(wishCount, 'item without a price', 'items without a price')]
      : []),
  ];
  return [
    head,
    ...formatClock(terminal, request, now),
    wrapText(toSingleLine(buyer.filter(Boolean).join(' · ')), terminal),
    wrapText(sum.join(' · '), terminal),
    ...(standing ? [formatStanding(terminal, standing, now)] : []),
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
