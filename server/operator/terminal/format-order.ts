import { priceOrder } from '#domain/cart.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import type { OrderWithHistory } from '#server/features/orders/find-orders.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { numberOf, STATUS_STYLES } from './format-orders.ts';
import { formatMoment } from './moment.ts';
import { oneLine, pad, READABLE_WIDTH, type Screen, styled, wrap } from './screen.ts';

const INDENT = '  ';

/** Everything about an order; nothing of it is cut. */
export function formatOrder(screen: Screen, order: OrderWithHistory): string {
  const { product } = order;
  const title = (text: string) => styled(screen, 'dim', text);
  return [
    `${styled(screen, 'bold', `Order ${order.id}`)}   ${styled(screen, STATUS_STYLES[order.status], order.status)}`,
    `${numberOf(order)}, asked for on ${formatMoment(order.createdAt)}`,
    '',
    wrap(oneLine(product.title), screen),
    title(
      wrap(
        oneLine([product.brand, product.model, `HSN ${product.hsn}`, `product ${product.id}`].join(' · ')),
        screen,
      ),
    ),
    ...priceLines(order),
    '',
    ...addressLines(screen, order),
    '',
    title('HISTORY'),
    ...historyOf(order).map((line) => wrap(line, screen, INDENT)),
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
  return lines.map(([name, value]) => `${INDENT}${name.padEnd(18)}${value}`);
}

/** Bill to and ship to beside each other, then who asked. */
function addressLines(screen: Screen, order: OrderWithHistory): string[] {
  const width = Math.floor(Math.min(screen.width, READABLE_WIDTH) / 2) - INDENT.length;
  const linesOf = (texts: string[]) =>
    texts.flatMap((text) => wrap(oneLine(text), { ...screen, width }).split('\n'));
  const left = linesOf([
    ...addressOf(order.customer, order.billing),
    ...(order.gstin ? [`GSTIN ${order.gstin}`] : []),
  ]);
  const right = linesOf(addressOf(order.customer, order.shipping));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `${INDENT}${pad(left[index] ?? '', width)}${INDENT}${right[index] ?? ''}`.trimEnd(),
  );
  const contact = [order.contactName, formatPhone(order.phone), order.email].filter(Boolean);
  return [
    styled(screen, 'dim', `${pad('BILL TO', width + 2 * INDENT.length)}SHIP TO`),
    ...rows,
    '',
    wrap(oneLine(contact.join(' · ')) || 'The buyer has deleted the account.', screen),
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
