import { formatDateTime, formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { type OrderPrice, priceOrder } from '#domain/order-price.ts';
import { formatPhone } from '#domain/phone.ts';
import type { OrderWithHistory } from '#server/features/orders/find-orders.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { formatFlags, getEstimateNumber, STATUS_STYLES } from './format-orders.ts';
import { describePriceEntry } from './format-price-entry.ts';
import { formatTable, layOutRows } from './table.ts';
import { applyStyle, limitWidth, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const INDENT = '  ';

/** Shows everything about an order. */
export function formatOrder(terminal: Terminal, order: OrderWithHistory): string {
  const { product } = order;
  const details = [product.brand, product.model, `HSN ${product.hsn}`, `product ${product.id}`].join(' · ');
  const contact = [order.contactName, formatPhone(order.phone), order.email].filter(Boolean).join(' · ');
  return [
    `${applyStyle(terminal, 'bold', `Order ${order.id}`)}   ${applyStyle(terminal, STATUS_STYLES[order.status], order.status)}`,
    `${getEstimateNumber(order)}, requested on ${formatDateTime(order.createdAt)}`,
    ...formatFlags(terminal, order.flags),
    '',
    wrapText(toSingleLine(product.title), terminal),
    applyStyle(terminal, 'dim', wrapText(toSingleLine(details), terminal)),
    ...layOutRows(
      terminal,
      [{}, {}, {}],
      getPrices(order).map((row) => ['', ...row]),
    ),
    '',
    formatAddresses(terminal, order),
    '',
    wrapText(toSingleLine(contact) || 'The buyer has deleted the account.', terminal),
    '',
    applyStyle(terminal, 'dim', 'HISTORY'),
    ...getHistory(order).map((line) => wrapText(line, terminal, INDENT)),
  ].join('\n');
}

function getPrices(order: OrderWithHistory): [label: string, value: string][] {
  const price = priceOrder({ ...order.product, ...order });
  return [
    ['List price', formatRupeesShort(price.listPricePaise)],
    ['Discount', formatDiscount(price)],
    ['Discounted price', formatRupeesShort(price.discountedPricePaise)],
    [`With GST ${formatPercent(price.gstBps)}`, formatRupeesShort(price.unitPriceInclGstPaise)],
    ['Quantity', String(order.quantity)],
    ['Total', formatRupeesShort(price.totalInclGstPaise)],
  ];
}

function formatDiscount({ discountBps, addedDiscountBps }: OrderPrice): string {
  if (discountBps === null || addedDiscountBps === null) return 'agreed price';
  const added = addedDiscountBps > 0 ? `, including ${formatPercent(addedDiscountBps)} added` : '';
  return `${formatPercent(discountBps)}${added}`;
}

function formatAddresses(
  terminal: Terminal,
  { customer, gstin, billing, shipping }: OrderWithHistory,
): string {
  const billTo = [...getAddressLines(customer, billing), gstin ? `GSTIN ${gstin}` : ''];
  const shipTo = getAddressLines(customer, shipping);
  return formatTable(
    limitWidth(terminal),
    [{ title: '' }, { title: 'BILL TO', canWrap: true }, { title: 'SHIP TO', canWrap: true }],
    billTo.map((line, index) => ['', line, shipTo[index] ?? '']),
  );
}

function getAddressLines(name: string, { address, city, district, state, pin }: PostalAddress): string[] {
  return [name, address, `${city} ${pin}`, `${district}, ${state}`];
}

function getHistory(order: OrderWithHistory): string[] {
  const { statusChanges, discountChanges } = order;
  return [
    ...statusChanges.map(({ changedAt, changedBy, status, reason }) => ({
      changedAt,
      text: `${status} by ${changedBy}${reason && `: ${reason}`}`,
    })),
    ...discountChanges.map(({ changedAt, changedBy, addedDiscountMicroBps }) => ({
      changedAt,
      text: `${describePriceEntry({ ...order, addedDiscountMicroBps })} by ${changedBy}`,
    })),
  ]
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
    .map(({ changedAt, text }) => `${formatDateTime(changedAt)}  ${toSingleLine(text)}`);
}
