import { formatAge } from '#domain/age.ts';
import { formatConsigneeGstin } from '#domain/consignee.ts';
import { describeWishTerms } from '#domain/describe-wish.ts';
import { formatDateTime, formatPercent, formatRupees, formatRupeesShort } from '#domain/indian-format.ts';
import { type OrderPrice, priceOrder } from '#domain/order-price.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { formatFileSize } from '#domain/request-file.ts';
import { shortId } from '#domain/short-id.ts';
import { composeUnit } from '#server/features/estimates/compose-unit.ts';
import { type FrozenDocument, isQuotation } from '#server/features/estimates/frozen-document.ts';
import { listRequestTerms, listWishes } from '#server/features/estimates/list-wishes.ts';
import { summariseTaxes, type TaxSums } from '#server/features/estimates/summarise-taxes.ts';
import type { LoggedMail } from '#server/features/mail-log/repository.ts';
import type { FoundRequest, OrderWithHistory } from '#server/features/orders/find-orders.ts';
import type { Standing } from '#server/features/quotations/list-standings.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import {
  formatClock,
  formatContactPhone,
  formatFlags,
  formatStatus,
  getEstimateNumber,
  STATUS_STYLES,
} from './format-orders.ts';
import { describePriceEntry } from './format-price-entry.ts';
import { formatStanding } from './format-standing.ts';
import { formatMail } from './mail-commands.ts';
import { type Column, formatTable, layOutRows } from './table.ts';
import { applyStyle, limitWidth, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

const INDENT = '  ';

/**
 * Shows a quote request: what its orders have in common once, then each order, the sums of the estimate and the
 * history.
 * @param document the estimate or quotation of the whole request.
 * @param mails about the request, the newest first, the files that the buyer sent with it, and how far it has come.
 */
export function formatRequest(
  terminal: Terminal,
  { request, orders, flags, isPhoneVerified }: FoundRequest,
  document: FrozenDocument,
  {
    mails,
    files,
    standing,
  }: {
    mails: readonly LoggedMail[];
    files: readonly RequestFile[];
    standing: Standing | undefined;
  },
  now: Date,
): string {
  const { createdAt } = request;
  const phone = formatContactPhone(request.phone, isPhoneVerified);
  const alsoAsked = [...(isQuotation(document) ? [] : listWishes(document)), ...listRequestTerms(document)];
  const sums = summariseTaxes(document);
  const heading = isQuotation(document) ? `QUOTATION R${document.revision}` : 'ESTIMATE';
  const contact = [request.contactName, phone, request.email].filter(Boolean).join(' · ');
  const sections = [
    [
      applyStyle(terminal, 'bold', getEstimateNumber(request)),
      `Requested on ${formatDateTime(createdAt)}, ${formatAge(createdAt, now)}`,
      ...(standing ? [formatStanding(terminal, standing, now)] : []),
      ...formatClock(terminal, request, now),
      ...formatFlags(terminal, flags),
    ],
    [formatAddresses(terminal, request), wrapText(`Place of supply: ${document.placeOfSupply}`, terminal)],
    [wrapText(toSingleLine(contact) || 'The buyer has deleted the account.', terminal)],
    ...orders.map((order) => formatOrder(terminal, order)),
    ...(alsoAsked.length > 0
      ? [
          [
            applyStyle(terminal, 'dim', orders.length > 0 ? 'ALSO ASKED FOR' : 'ASKED FOR'),
            ...alsoAsked.map((line) => wrapText(toSingleLine(line), terminal, INDENT)),
          ],
        ]
      : []),
    ...(sums.lineCount > 0 ? [formatSums(terminal, heading, sums)] : []),
    ...(files.length > 0 ? [[applyStyle(terminal, 'dim', 'FILES'), ...formatFiles(terminal, files)]] : []),
    ...(mails.length > 0
      ? [[applyStyle(terminal, 'dim', 'MAILS'), ...mails.map((mail) => formatMail(terminal, mail))]]
      : []),
    ...(orders.length > 0
      ? [[applyStyle(terminal, 'dim', 'HISTORY'), ...formatHistory(terminal, orders)]]
      : []),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function formatOrder(terminal: Terminal, order: OrderWithHistory): string[] {
  const { id, product, status } = order;
  const details = [product.brand, product.model, `HSN ${product.hsn}`, `product ${product.id}`].join(' · ');
  return [
    `${applyStyle(terminal, 'bold', `Order ${id}`)}   ${applyStyle(terminal, STATUS_STYLES[status], formatStatus(order))}`,
    wrapText(toSingleLine(product.title), terminal),
    applyStyle(terminal, 'dim', wrapText(toSingleLine(details), terminal)),
    ...layOutRows(
      terminal,
      [{}, {}, {}],
      getPrices(order).map((row) => ['', ...row]),
    ),
    ...(order.wish
      ? [
          wrapText(
            toSingleLine(describeWishTerms(order.wish, composeUnit(order.product).unit)),
            terminal,
            INDENT,
          ),
        ]
      : []),
  ];
}

function getPrices(order: OrderWithHistory): [label: string, value: string][] {
  const price = priceOrder({ ...order.product, ...order });
  const quantity = formatQuantity(order.quantity, composeUnit(order.product).unit);
  if (order.quoted) {
    const { ratePaise, taxablePaise, taxPaise, totalPaise } = order.quoted;
    return [
      ['Agreed rate', formatRupeesShort(ratePaise)],
      ['Quantity', quantity],
      ['Taxable value', formatRupeesShort(taxablePaise)],
      [`GST ${formatPercent(price.gstBps)}`, formatRupeesShort(taxPaise)],
      ['Total', formatRupeesShort(totalPaise)],
    ];
  }
  return [
    ['List price', formatRupeesShort(price.listPricePaise)],
    ['Discount', formatDiscount(price)],
    ['Discounted price', formatRupeesShort(price.discountedPricePaise)],
    [`With GST ${formatPercent(price.gstBps)}`, formatRupeesShort(price.unitPriceInclGstPaise)],
    ['Quantity', quantity],
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
  { customer, gstin, billing, shipping, consignee }: FoundRequest['request'],
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

/** The taxes by rate and the grand total, as on the PDF. */
function formatSums(
  terminal: Terminal,
  heading: string,
  { taxNames, taxSummary, taxablePaise: sumPaise, taxesPaise: sumsPaise, roundOffPaise, lineCount }: TaxSums,
): string[] {
  const columns: Column[] = ['TAXABLE VALUE', ...taxNames, 'TOTAL'].map((title) => ({
    title,
    isRightAligned: true,
  }));
  const empty = ['', ...taxNames.map(() => '')];
  const rows = [
    ...taxSummary.map(({ gstBps, taxablePaise, taxesPaise }) => [
      `GST ${formatPercent(gstBps)}`,
      ...formatAmounts(taxablePaise, taxesPaise),
    ]),
    ['Total', ...formatAmounts(sumPaise, sumsPaise)],
    ...(roundOffPaise === 0
      ? []
      : [
          ['Round-off', ...empty, formatRupees(roundOffPaise)],
          ['Grand total', ...empty, formatRupees(sum(sumPaise, sumsPaise) + roundOffPaise)],
        ]),
  ];
  return [
    applyStyle(terminal, 'dim', lineCount === 1 ? `${heading}, 1 LINE` : `${heading}, ${lineCount} LINES`),
    formatTable(
      terminal,
      [{ title: '' }, { title: '', canWrap: true }, ...columns],
      rows.map((row) => ['', ...row]),
    ),
  ];
}

function formatFiles(terminal: Terminal, files: readonly RequestFile[]): string[] {
  return files.map(({ name, byteCount }) =>
    wrapText(`${toSingleLine(name)}, ${formatFileSize(byteCount)}`, terminal, INDENT),
  );
}

function formatAmounts(taxablePaise: number, taxesPaise: readonly number[]): string[] {
  return [taxablePaise, ...taxesPaise, sum(taxablePaise, taxesPaise)].map(formatRupees);
}

function sum(taxablePaise: number, taxesPaise: readonly number[]): number {
  return taxesPaise.reduce((total, tax) => total + tax, taxablePaise);
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
