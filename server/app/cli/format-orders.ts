import { describeProgress } from '#domain/dispatch/describe-sent.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatAnswerClock, formatAnswerDue } from '#domain/format-answer-time.ts';
import { formatDate, formatRupeesShort } from '#domain/indian-format.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { formatPhone } from '#domain/phone.ts';
import { shortId } from '#domain/short-id.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { describePriceEntry } from './format-price-entry.ts';
import { type ColumnLayout, layOutRows } from './table.ts';
import { applyStyle, type Style, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

export const STATUS_STYLES: Record<OrderStatus, Style> = {
  Requested: 'yellow',
  Confirmed: 'green',
  Shipped: 'green',
  Delivered: 'green',
  Rejected: 'red',
};

/** The first, empty column is the indent; the others are id, status, product and total. */
const COLUMNS: ColumnLayout[] = [{}, {}, {}, { canWrap: true }, { isRightAligned: true }];

export function getEstimateNumber({
  financialYear,
  runningNumber,
}: Pick<OrderRow, 'financialYear' | 'runningNumber'>): string {
  return formatEstimateNumber(financialYear, runningNumber);
}

/** `Confirmed, 2 of 5 sent` while a part has left. */
export function formatStatus(order: OrderRow): string {
  return [order.status, describeProgress(order)].filter(Boolean).join(', ');
}

/** With GST, to the paisa as it was quoted where a quotation was accepted. */
export function getTotalPaise(order: OrderRow): number {
  return order.quoted?.totalPaise ?? priceOrder({ ...order.product, ...order }).totalInclGstPaise;
}

/** Lists orders below their estimates; '' when there are none. */
export function formatOrders(terminal: Terminal, orders: readonly OrderRow[]): string {
  const rows = formatOrderRows(terminal, orders);
  const estimates = Map.groupBy(orders, ({ quoteRequestId }) => quoteRequestId);
  return [...estimates.values()]
    .map((group) =>
      [
        ...group.slice(0, 1).map((order) => formatHead(terminal, order)),
        ...group.map((order) => rows.get(order)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Formats each order as a row; all rows are aligned with each other. */
export function formatOrderRows<Order extends OrderRow>(
  terminal: Terminal,
  orders: readonly Order[],
): Map<Order, string> {
  const rows = layOutRows(
    terminal,
    COLUMNS,
    orders.map((order) => formatCells(terminal, order)),
  );
  return new Map(orders.map((order, index) => [order, rows[index] ?? '']));
}

function formatHead(terminal: Terminal, order: OrderRow): string {
  const estimate = applyStyle(
    terminal,
    'bold',
    `${getEstimateNumber(order)}  ${formatDate(order.createdAt)}`,
  );
  const buyer = [order.customer, order.contactName].filter(Boolean).join(', ') || 'deleted account';
  return wrapText(`${estimate}  ${toSingleLine(buyer)}`, terminal);
}

export function formatContactPhone(phone: string, isVerified: boolean): string {
  return `${formatPhone(phone)}${isVerified ? '' : ' (phone not verified)'}`;
}

/** `Answer due in 3 h, by Mon, 30 Nov 2026, 4:00 pm`; nothing once the request is answered. */
export function formatClock(
  terminal: Terminal,
  { answerDueAt }: Pick<OrderRow, 'answerDueAt'>,
  now: Date,
): string[] {
  if (answerDueAt === null) return [];
  const text = `Answer ${formatAnswerClock(answerDueAt, now)}, by ${formatAnswerDue(answerDueAt)}`;
  return [applyStyle(terminal, answerDueAt < now ? 'red' : 'yellow', wrapText(text, terminal))];
}

export function formatFlags(terminal: Terminal, flags: readonly string[] = []): string[] {
  return flags.map((flag) => applyStyle(terminal, 'yellow', wrapText(flag, terminal)));
}

function formatCells(terminal: Terminal, order: OrderRow): string[] {
  const added = order.addedDiscountMicroBps === 0 || order.quoted ? '' : ` (${describePriceEntry(order)})`;
  return [
    '',
    shortId(order.id),
    applyStyle(terminal, STATUS_STYLES[order.status], formatStatus(order)),
    `${order.quantity} × ${toSingleLine(order.product.title)}${added}`,
    formatRupeesShort(getTotalPaise(order)),
  ];
}
