import { isAgreedPrice } from '#domain/added-discount.ts';
import { describeWishTerms } from '#domain/describe-wish.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatAnswerDue } from '#domain/format-answer-time.ts';
import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { OperatorStatus } from '#domain/order-status.ts';
import { ORDERS_PATH, orderPath } from '#domain/page-paths.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { shortId } from '#domain/short-id.ts';
import { composeAsked } from '#server/features/estimates/compose-asked.ts';
import { PRICE_ON_REQUEST } from '#server/features/estimates/compose-lines.ts';
import { composeUnit } from '#server/features/estimates/compose-unit.ts';
import type { EstimateDocument, EstimateLine } from '#server/features/estimates/estimate-document.ts';
import {
  type FrozenDocument,
  getFileName,
  getGrandTotalPaise,
  isQuotation,
} from '#server/features/estimates/frozen-document.ts';
import { listRequestTerms, listWishes } from '#server/features/estimates/list-wishes.ts';
import type { Rendered } from '#server/features/estimates/render-estimate.ts';
import type { OrderRow, PricedOrder } from '#server/features/orders/buyer-order.ts';
import type { HeldQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import type { EmailMessage, EmailSection, Sender } from '#server/platform/email/email-message.ts';

type ChangedOrder = OrderRow & { reason: string; wasConfirmed: boolean };
type RenderedEstimate = Rendered<EstimateDocument>;

/**
 * The buyer's confirmation of a quote request. Its amounts are those of the attached estimate.
 * @param fileNames of the files that the buyer sent with it.
 */
export function quoteRequestEmail(
  sender: Sender,
  { document, pdf }: RenderedEstimate,
  fileNames: readonly string[],
  answerDueAt?: Date | undefined,
): EmailMessage {
  const { number, issuedAt, validUntil, billTo } = document;
  return {
    subject: `${sender.brandName}: your quote request ${number}`,
    greeting: `Dear ${billTo.contactName},`,
    paragraphs: [
      ...(document.lines.length > 0
        ? [
            `Thank you for your quote request ${number} of ${formatDay(issuedAt)}. The estimate is attached and is valid until ${formatDay(validUntil)}.`,
            'We will check availability and delivery, and keep you informed at every step. No payment is due on the estimate, and it is not a tax invoice.',
          ]
        : [
            `Thank you for your quote request ${number} of ${formatDay(issuedAt)}. Your request is attached.`,
            'We will check prices, availability and delivery, and send you a quotation. No payment is due.',
          ]),
      ...(answerDueAt ? [`You will have our reply by ${formatAnswerDue(answerDueAt)}.`] : []),
    ],
    sections: [...toRequestSections(document), ...toFilesSection('Your files', fileNames)],
    link: { label: 'View your orders', url: `${sender.publicUrl}${ORDERS_PATH}` },
    attachment: toAttachment(document, pdf),
  };
}

/** What the operator should know before answering a quote request. */
type RequestNotes = {
  flags: readonly string[];
  isPhoneVerified: boolean;
  fileNames: readonly string[];
  /** Until when the buyer was promised an answer. */
  answerDueAt?: Date | undefined;
};

/** Notifies the operator of a quote request. */
export function newRequestEmail(
  { document, pdf }: RenderedEstimate,
  { flags, isPhoneVerified, fileNames, answerDueAt }: RequestNotes,
): EmailMessage {
  const { number, issuedAt, billTo } = document;
  const { customer, contactName, gstin = '', email } = billTo;
  const phone = formatContactPhone(billTo.phone, isPhoneVerified);
  return {
    subject: `New quote request ${number}: ${customer}, ${describeTotal(document)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${customer} requested a quote on ${formatDay(issuedAt)}. Estimate ${number} is attached.`,
      ...(answerDueAt ? [`The buyer was promised an answer by ${formatAnswerDue(answerDueAt)}.`] : []),
      ...flags,
      'Replies to this e-mail go to the buyer.',
    ],
    sections: [
      ...toRequestSections(document),
      ...toFilesSection('Files from the buyer, kept in the shop', fileNames),
      { title: 'Buyer', details: [customer, contactName, `GSTIN ${gstin}`, `Phone ${phone}`, email] },
      { title: 'Bill to', details: billTo.addressLines },
      { title: 'Ship to', details: getShipToLines(document) },
    ],
    attachment: toAttachment(document, pdf),
  };
}

/** The files themselves are not attached: a mail server may refuse 100 MB, and they stay where they can be deleted. */
function toFilesSection(title: string, fileNames: readonly string[]): EmailSection[] {
  return fileNames.length > 0 ? [{ title, details: [...fileNames] }] : [];
}

/** A quote request of the operator's mail about several. */
type GatheredRequest = { document: EstimateDocument } & RequestNotes;

/** Notifies the operator of the quote requests of an account that has sent many. */
export function gatheredRequestsEmail(
  requests: readonly [GatheredRequest, ...GatheredRequest[]],
): EmailMessage {
  const [{ document: first }] = requests;
  const count = requests.length === 1 ? 'One more quote request' : `${requests.length} more quote requests`;
  return {
    subject: `${count} from ${first.billTo.email}, starting with ${first.number}`,
    greeting: 'Hello,',
    paragraphs: [
      `${count} came from an account that has sent many within an hour. Estimates are not attached; the buyer has received them.`,
      'Replies to this e-mail go to the buyer.',
    ],
    sections: requests.map(toRequestSection),
  };
}

function toRequestSection({ document, flags, isPhoneVerified, fileNames }: GatheredRequest): EmailSection {
  const { number, issuedAt, billTo, lines } = document;
  const { customer, contactName, gstin = '' } = billTo;
  const phone = formatContactPhone(billTo.phone, isPhoneVerified);
  return {
    title: `${number} of ${formatDay(issuedAt)}: ${customer}, ${describeTotal(document)}`,
    details: [
      ...flags,
      ...lines.map((line) =>
        [`${line.title}: ${formatQuantityAndTotal(line, line.amountPaise)}`, ...listLineNotes(line)].join(
          '. ',
        ),
      ),
      ...listWishes(document),
      ...listRequestTerms(document),
      ...(fileNames.length > 0 ? [`Files: ${fileNames.join(', ')}`] : []),
      `${contactName}, phone ${phone}, GSTIN ${gstin}`,
      `Bill to: ${billTo.addressLines.join(', ')}`,
      `Ship to: ${getShipToLines(document).join(', ')}`,
    ],
  };
}

/** With name and GSTIN if the goods go to another company. */
function getShipToLines({ billTo, shipTo }: EstimateDocument): string[] {
  const { customer, gstin, addressLines } = shipTo;
  const isOwnSite = gstin === undefined || gstin === billTo.gstin;
  return isOwnSite ? addressLines : [customer, `GSTIN: ${gstin}`, ...addressLines];
}

function formatContactPhone(phone: string, isVerified: boolean): string {
  return isVerified ? phone : `${phone} (not verified)`;
}

/** Asks the operator whether the personal data that is due may be removed, as of this time. */
export function heldRequestsEmail({ held, total, pause }: HeldQuoteRequests, at: Date): EmailMessage {
  const due = pause
    ? `Personal data is due to be removed permanently (quote requests: ${held} of ${total}; messages and log entries: ${pause.otherRecords}). The last removal was on ${formatDay(new Date(pause.since))}, more than a week earlier, so nothing has been removed.`
    : `The personal data of ${held} of ${total} quote requests is due to be removed permanently. That is an unusually large number, so nothing has been removed.`;
  return {
    subject: pause
      ? 'Please check the clock: personal data is about to be removed'
      : `Please check the clock: ${held} quote requests are about to lose their personal data`,
    greeting: 'Hello,',
    paragraphs: [
      `${due} According to the database’s clock, today is ${formatDay(at)}.`,
      'If that date is wrong, please correct the clock of the database. Nothing else needs to be done.',
      'If it is right, please run this command: npm run operator -- remove-held-data',
    ],
  };
}

/** The lines with their total, and what else the buyer wants. */
function toRequestSections(document: EstimateDocument): EmailSection[] {
  const wishes = listWishes(document);
  const terms = listRequestTerms(document);
  const hasLines = document.lines.length > 0;
  return [
    ...document.lines.map(toLineSection),
    ...(hasLines ? [toTotalSection(document), ...toAskedSection(document)] : []),
    ...(wishes.length > 0 ? [{ title: hasLines ? 'Also requested' : 'Requested', details: wishes }] : []),
    ...(terms.length > 0 ? [{ title: 'About the request', details: terms }] : []),
  ];
}

/** Its worth in the quantities that are asked for. A request of wishes alone has no total. */
function describeTotal(document: EstimateDocument): string {
  const { lines, totals, wishes = [] } = document;
  const asked = composeAsked(document);
  if (asked) return `${formatRupees(asked.totalPaise)} requested`;
  if (lines.length > 0) return formatRupees(totals.totalPaise);
  return wishes.length === 1 ? '1 item without a price' : `${wishes.length} items without a price`;
}

function toLineSection(line: EstimateLine): EmailSection {
  return {
    title: line.title,
    details: [formatQuantityAndTotal(line, line.amountPaise), ...listLineNotes(line)],
  };
}

function listLineNotes({ wish = {}, unit, isPriceOnRequest }: EstimateLine): string[] {
  return [isPriceOnRequest ? PRICE_ON_REQUEST : '', describeWishTerms(wish, unit)].filter(Boolean);
}

function toTotalSection(document: FrozenDocument): EmailSection {
  return { title: `Total with GST: ${formatRupees(getGrandTotalPaise(document))}`, details: [] };
}

function toAskedSection(document: EstimateDocument): EmailSection[] {
  const asked = composeAsked(document);
  if (!asked) return [];
  return [
    {
      title: `Total with GST for the full quantities requested: ${formatRupees(asked.totalPaise)}`,
      details: asked.lines.map(({ line, count, asked: quantity, note, amountPaise }) =>
        [
          `${line.title}: ${quantity}`,
          note,
          count === undefined ? '' : `${formatRupees(amountPaise)} incl. GST`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    },
  ];
}

function toAttachment(document: FrozenDocument, bytes: Uint8Array) {
  return { name: getFileName(document), type: 'application/pdf', bytes };
}

function formatQuantityAndTotal(
  { quantity, unit }: Pick<EstimateLine, 'quantity' | 'unit'>,
  totalPaise: number,
): string {
  return `Quantity ${formatQuantity(quantity, unit)}, ${formatRupees(totalPaise)} incl. GST`;
}

/** The paragraphs about orders that got a status, before and after the request's details. */
const STATUS_TEXTS: Record<OperatorStatus, { before: (of: string) => string; after: string[] }> = {
  Confirmed: {
    before: (of) => `We are pleased to confirm the following from ${of}.`,
    after: ['We will write to you again when the goods are dispatched.'],
  },
  Rejected: {
    before: (of) => `We regret that we cannot supply the following from ${of}.`,
    after: ['If you would like us to suggest an alternative, please reply to this e-mail.'],
  },
  Shipped: {
    before: (of) => `The following from ${of} has been dispatched and is on its way to you.`,
    after: [],
  },
  Delivered: {
    before: (of) => `The following from ${of} has been delivered.`,
    after: ['If there is any problem, please reply to this e-mail.'],
  },
};

/**
 * Notifies the buyer that orders of one quote request have got a new status.
 * @param estimate the current one, if it is to be attached.
 */
export function orderStatusEmail(
  sender: Sender,
  orders: readonly [ChangedOrder, ...ChangedOrder[]],
  status: OperatorStatus,
  estimate?: Rendered,
): EmailMessage {
  const [first] = orders;
  const { before, after } = STATUS_TEXTS[status];
  const isOne = orders.length === 1;
  const subjectOrders = isOne ? `order ${shortId(first.id)}` : `${orders.length} orders`;
  const hasOneReason = orders.every(({ reason }) => reason === first.reason);
  return {
    subject: `${sender.brandName}: ${subjectOrders} of ${formatRequestNumber(first)} ${status.toLowerCase()}`,
    greeting: `Dear ${first.contactName},`,
    paragraphs: [
      before(`your quote request ${formatRequestNumber(first)} of ${formatDay(first.createdAt)}`),
      ...(status === 'Rejected' ? describeWithdrawal(orders) : []),
      ...(estimate ? [describeEstimate(estimate.document, status)] : []),
      ...after,
    ],
    sections: hasOneReason
      ? [...orders.map((order) => toOrderSection(order, [])), ...toReasonSection(first.reason, status)]
      : orders.map((order) => toOrderSection(order, formatReason(order.reason, status))),
    link: isOne
      ? { label: 'View your order', url: `${sender.publicUrl}${orderPath(first.id)}` }
      : { label: 'View your orders', url: `${sender.publicUrl}${ORDERS_PATH}` },
    ...(estimate && { attachment: toAttachment(estimate.document, estimate.pdf) }),
  };
}

function describeEstimate(document: FrozenDocument, status: OperatorStatus): string {
  const what = isQuotation(document) ? 'quotation' : 'estimate';
  return status === 'Rejected'
    ? `The ${what} for the remaining items is attached. The total with GST is now ${formatRupees(getGrandTotalPaise(document))}.`
    : `The updated ${what} is attached.`;
}

/** The buyer, who relied on the confirmation, must not have to guess that it no longer holds. */
function describeWithdrawal(rejected: readonly ChangedOrder[]): string[] {
  const withdrawn = rejected.filter(({ wasConfirmed }) => wasConfirmed);
  if (withdrawn.length === 0) return [];
  const what =
    withdrawn.length === rejected.length ? 'this' : withdrawn.map(({ product }) => product.title).join(', ');
  return [`We had confirmed ${what} earlier. We apologise for having to withdraw our confirmation.`];
}

function formatReason(reason: string, status: OperatorStatus): string[] {
  return reason === '' ? [] : [`${getReasonLabel(status)}: ${reason}`];
}

function toReasonSection(reason: string, status: OperatorStatus): EmailSection[] {
  return reason === '' ? [] : [{ title: getReasonLabel(status), details: [reason] }];
}

function getReasonLabel(status: OperatorStatus): string {
  return status === 'Rejected' ? 'Reason' : 'Note';
}

/** Notifies the buyer that orders of one quote request have got another price. */
export function priceChangesEmail(
  sender: Sender,
  orders: readonly [PricedOrder, ...PricedOrder[]],
  { document, pdf }: Rendered,
): EmailMessage {
  const [first] = orders;
  const number = formatRequestNumber(first);
  const prices = orders.length === 1 ? `new price for order ${shortId(first.id)}` : 'new prices for orders';
  return {
    subject: `${sender.brandName}: ${prices} of ${number}`,
    greeting: `Dear ${first.contactName},`,
    paragraphs: [
      `We have changed the price of the following from your quote request ${number} of ${formatDay(first.createdAt)}.`,
      'The attached estimate shows the new total and replaces the earlier one.',
    ],
    sections: [...orders.map(toPriceSection), toTotalSection(document)],
    link: { label: 'View your orders', url: `${sender.publicUrl}${ORDERS_PATH}` },
    attachment: toAttachment(document, pdf),
  };
}

function toPriceSection({ formerAddedDiscountMicroBps, ...order }: PricedOrder): EmailSection {
  const price = priceOrder({ ...order.product, ...order });
  const former = priceOrder({
    ...order.product,
    ...order,
    addedDiscountMicroBps: formerAddedDiscountMicroBps,
  });
  const [newPrice, formerPrice] = [price, former].map((each) => formatRupees(each.discountedPricePaise));
  const { unit } = composeUnit(order.product);
  const label = isAgreedPrice(order.addedDiscountMicroBps) ? 'Agreed price' : 'New price';
  return {
    title: order.product.title,
    details: [
      `${label}: ${newPrice} per ${unit?.singular ?? 'unit'} before GST, earlier ${formerPrice}`,
      formatQuantityAndTotal({ quantity: order.quantity, ...(unit && { unit }) }, price.totalInclGstPaise),
    ],
  };
}

function toOrderSection(
  { product, quantity, addedDiscountMicroBps }: ChangedOrder,
  reason: readonly string[],
): EmailSection {
  const { totalInclGstPaise } = priceOrder({ ...product, quantity, addedDiscountMicroBps });
  return {
    title: product.title,
    details: [formatQuantityAndTotal({ quantity, ...composeUnit(product) }, totalInclGstPaise), ...reason],
  };
}

function formatRequestNumber({ financialYear, runningNumber }: OrderRow): string {
  return formatEstimateNumber(financialYear, runningNumber);
}
