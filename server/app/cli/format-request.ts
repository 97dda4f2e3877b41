import { formatAge } from '#domain/age.ts';
import { formatConsigneeGstin } from '#domain/consignee.ts';
import { formatDateTime, formatPercent, formatRupees, formatRupeesShort } from '#domain/indian-format.ts';
import { type OrderPrice, priceOrder } from '#domain/order-price.ts';
import { shortId } from '#domain/short-id.ts';
import type { EstimateDocument } from '#server/features/estimates/estimate-document.ts';
import type { LoggedMail } from '#server/features/mail-log/repository.ts';
import type { OrderWithHistory } from '#server/features/orders/find-orders.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { formatContactPhone, formatFlags, getEstimateNumber, STATUS_STYLES } from './format-orders.ts';
import { describePriceEntry } from './format-price-entry.ts';
import { formatMail } from './mail-commands.ts';
import { type Column, formatTable, layOutRows } from './table.ts';
import { applyStyle, limitWidth, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const INDENT = '  ';

/**
 * Shows a quote request: what its orders have in common once, then each order, the sums of the estimate and the history.
 * @param orders those to show, all of one request.
 * @param estimate of the whole request.
 * @param mails about the request, the newest first.
 */
export function formatRequest(
  terminal: Terminal,
  orders: readonly [OrderWithHistory, ...OrderWithHistory[]],
  estimate: EstimateDocument,
  mails: readonly LoggedMail[],
  now: Date,
): string {
  const [request] = orders;
  const { createdAt } = request;
  const phone = formatContactPhone(request.phone, request.isPhoneVerified);
  const contact = [request.contactName, phone, request.email].filter(Boolean).join(' · ');
  const sections = [
    [
      applyStyle(terminal, 'bold', getEstimateNumber(request)),
      `Requested on ${formatDateTime(createdAt)}, ${formatAge(createdAt, now)} ago`,
      ...formatFlags(terminal, request.flags),
    ],
    [formatAddresses(terminal, request), wrapText(`Place of supply: ${estimate.placeOfSupply}`, terminal)],
    [wrapText(toSingleLine(contact) || 'The buyer has deleted the account.', terminal)],
    ...orders.map((order) => formatOrder(terminal, order)),
    formatSums(terminal, estimate),
    ...(mails.length > 0
      ? [[applyStyle(terminal, 'dim', 'MAILS'), ...mails.map((mail) => formatMail(terminal, mail))]]
      : []),
    [applyStyle(terminal, 'dim', 'HISTORY'), ...formatHistory(terminal, orders)],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function formatOrder(terminal: Terminal, order: OrderWithHistory): string[] {
  const { id, product, status } = order;
  const details = [product.brand, product.model, `HSN ${product.hsn}`, `product ${product.id}`].join(' · ');
  return [
    `${applyStyle(terminal, 'bold', `Order ${id}`)}   ${applyStyle(terminal, STATUS_STYLES[status], status)}`,
    wrapText(toSingleLine(product.title), terminal),
    applyStyle(terminal, 'dim', wrapText(toSingleLine(details), terminal)),
    ...layOutRows(
      terminal,
      [{}, {}, {}],
      getPrices(order).map((row) => ['', ...row]),
    ),
  ];
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
  { customer, gstin, billing, shipping, consignee }: OrderWithHistory,
): string {
  const billTo = [...getAddressLines(customer, billing), gstin ? `GSTIN: ${gstin}` : ''];
  const shipTo = [
    ...getAddressLines(consignee?.name ?? customer, shipping),
    consignee?.gstin ? `GSTIN: ${formatConsigneeGstin(consignee.gstin)}` : '',
  ];
  return formatTable(
    limitWidth(terminal),
    [{ title: '' }, { title: 'BILL TO', canWrap: true }, { title: 'SHIP TO', canWrap: true }],
    billTo.map((line, index) => ['', line, shipTo[index] ?? '']),
  );
}

function getAddressLines(name: string, { address, city, district, state, pin }: PostalAddress): string[] {
  return [name, address, `${city} ${pin}`, `${district}, ${state}`];
}

/** The taxes by rate and the grand total, as on the estimate. */
function formatSums(terminal: Terminal, { taxNames, taxSummary, totals, lines }: EstimateDocument): string[] {
  const columns: Column[] = ['TAXABLE VALUE', ...taxNames, 'TOTAL'].map((title) => ({
    title,
    isRightAligned: true,
  }));
  const rows = [
    ...taxSummary.map(({ gstBps, taxablePaise, taxesPaise }) => [
      `GST ${formatPercent(gstBps)}`,
      ...formatAmounts(taxablePaise, taxesPaise),
    ]),
    ['Total', ...formatAmounts(totals.taxablePaise, totals.taxesPaise)],
  ];
  return [
    applyStyle(terminal, 'dim', lines.length === 1 ? 'ESTIMATE, 1 LINE' : `ESTIMATE, ${lines.length} LINES`),
    formatTable(
      terminal,
      [{ title: '' }, { title: '' }, ...columns],
      rows.map((row) => ['', ...row]),
    ),
  ];
}

function formatAmounts(taxablePaise: number, taxesPaise: readonly number[]): string[] {
  const total = taxesPaise.reduce((sum, tax) => sum + tax, taxablePaise);
  return [taxablePaise, ...taxesPaise, total].map(formatRupees);
}

/** One line for what happened to several orders at once; it names them unless it happened to all that are shown. */
function formatHistory(terminal: Terminal, orders: readonly OrderWithHistory[]): string[] {
  const events = orders.flatMap((order) => getEvents(order).map((event) => ({ ...event, id: order.id })));
  const together = Map.groupBy(events, ({ at, text }) => `${at.getTime()} ${text}`);
  return [...together.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, ids: [first, ...others].map(({ id }) => id) }] : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text, ids }) => {
      const names = ids.length < orders.length ? `${ids.map(shortId).join(', ')}: ` : '';
      return wrapText(`${formatDateTime(at)}  ${names}${toSingleLine(text)}`, terminal, INDENT);
    });
}

function getEvents(order: OrderWithHistory): { at: Date; text: string }[] {
  const { statusChanges, discountChanges } = order;
  return [
    ...statusChanges.map(({ changedAt, changedBy, status, reason }) => ({
      at: changedAt,
      text: `${status} by ${changedBy}${reason && `: ${reason}`}`,
    })),
    ...discountChanges.map(({ changedAt, changedBy, addedDiscountMicroBps }) => ({
      at: changedAt,
      text: `${describePriceEntry({ ...order, addedDiscountMicroBps })} by ${changedBy}`,
    })),
  ];
}
