import { priceOrder } from '#domain/cart.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { PostalAddress } from '#server/database/schema.ts';
import type { OrderWithHistory } from '#server/orders/find-order.ts';
import { numberOf, STATUS_STYLES } from './format-orders.ts';
import { formatMoment } from './moment.ts';
import { cut, oneLine, pad, type Screen, styled, wrap } from './screen.ts';

/** Everything about an order. */
export function formatOrder(screen: Screen, order: OrderWithHistory): string {
  const { product } = order;
  const title = (text: string) => styled(screen, 'dim', text);
  return [
    `${styled(screen, 'bold', `Order ${order.id}`)}   ${styled(screen, STATUS_STYLES[order.status], order.status)}`,
    `${numberOf(order)}, asked for on ${formatMoment(order.createdAt)}`,
    '',
    wrap(oneLine(product.title), screen),
    title(oneLine([product.brand, product.model, `HSN ${product.hsn}`, `product ${product.id}`].join(' · '))),
    ...priceLines(order),
    '',
    ...addressLines(screen, order),
    '',
    title('HISTORY'),
    ...historyOf(order).map((line) => wrap(line, screen, '  ')),
  ].join('\n');
}

function priceLines(order: OrderWithHistory): string[] {
  const price = priceOrder({ ...order.product, ...order });
  const added = order.addedDiscountBps;
  const discount = `${formatPercent(price.discountBps)}${added > 0 ? `, ${formatPercent(added)} of it added` : ''}`;
  const lines: [string, string][] = [
    ['List price', formatRupeesShort(price.listPricePaise)],
    ['Discount', discount],
    ['Discounted price', formatRupeesShort(price.discountedPricePaise)],
    [`With GST ${formatPercent(price.gstBps)}`, formatRupeesShort(price.unitPriceInclGstPaise)],
    ['Quantity', String(order.quantity)],
    ['Total', formatRupeesShort(price.totalInclGstPaise)],
  ];
  return lines.map(([name, value]) => `  ${name.padEnd(18)}${value}`);
}

const ADDRESS_WIDTH = 38;

/** Bill to and ship to beside each other, then who asked. */
function addressLines(screen: Screen, order: OrderWithHistory): string[] {
  const left = [...addressOf(order.customer, order.billing), order.gstin && `GSTIN ${order.gstin}`];
  const right = addressOf(order.customer, order.shipping);
  const rows = left.map((text, index) => {
    const shown = pad(cut(oneLine(text), ADDRESS_WIDTH), ADDRESS_WIDTH);
    return `  ${shown}  ${cut(oneLine(right[index] ?? ''), ADDRESS_WIDTH)}`.trimEnd();
  });
  const contact = [order.contactName, order.phone && `+91 ${order.phone}`, order.email].filter(Boolean);
  return [
    styled(screen, 'dim', `${'BILL TO'.padEnd(ADDRESS_WIDTH + 4)}SHIP TO`),
    ...rows,
    '',
    contact.length > 0 ? oneLine(contact.join(' · ')) : 'The buyer has deleted the account.',
  ];
}

function addressOf(name: string, { address, city, district, state, pin }: PostalAddress): string[] {
  return [name, address, `${city} ${pin}`, `${district}, ${state}`];
}

function historyOf({ statusChanges, discountChanges }: OrderWithHistory): string[] {
  return [
    ...statusChanges.map(({ changedAt, changedBy, status, reason }) => ({
      at: changedAt,
      text: `${status} by ${changedBy}${reason && `: ${reason}`}`,
    })),
    ...discountChanges.map(({ changedAt, changedBy, addedDiscountBps }) => ({
      at: changedAt,
      text: `${formatPercent(addedDiscountBps)} discount added by ${changedBy}`,
    })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => `${formatMoment(at)}  ${oneLine(text)}`);
}
