import { isAgreedPrice } from '#domain/added-discount.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { OperatorStatus } from '#domain/order-status.ts';
import { ORDERS_PATH, orderPath } from '#domain/page-paths.ts';
import { shortId } from '#domain/short-id.ts';
import type { EstimateDocument, EstimateLine } from '#server/features/estimates/estimate-document.ts';
import type { OrderRow, PricedOrder } from '#server/features/orders/buyer-order.ts';
import type { HeldQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import type { EmailMessage, EmailSection, Sender } from '#server/platform/email/email-message.ts';

type ChangedOrder = OrderRow & { reason: string; wasConfirmed: boolean };
type RenderedEstimate = { document: EstimateDocument; pdf: Uint8Array };

/** The buyer's confirmation of a quote request. Its amounts are those of the attached estimate. */
export function quoteRequestEmail(sender: Sender, { document, pdf }: RenderedEstimate): EmailMessage {
  const { number, issuedAt, validUntil, billTo } = document;
  return {
    subject: `${sender.brandName}: your quote request ${number}`,
    greeting: `Dear ${billTo.contactName},`,
    paragraphs: [
      `Thank you for your quote request ${number} of ${formatDay(issuedAt)}. The estimate is attached and is valid until ${formatDay(validUntil)}.`,
      'We will check availability and delivery, and keep you informed at every step. No payment is due on the estimate, and it is not a tax invoice.',
    ],
    sections: [...document.lines.map(toLineSection), toTotalSection(document)],
    link: { label: 'View your orders', url: `${sender.publicUrl}${ORDERS_PATH}` },
    attachment: toAttachment(document, pdf),
  };
}

/** What the operator should know before answering a quote request. */
type RequestNotes = { flags: readonly string[]; isPhoneVerified: boolean };

/** Notifies the operator of a quote request. */
export function newRequestEmail(
  { document, pdf }: RenderedEstimate,
  { flags, isPhoneVerified }: RequestNotes,
): EmailMessage {
  const { number, issuedAt, billTo, totals } = document;
  const { customer, contactName, gstin = '', email } = billTo;
  const phone = formatContactPhone(billTo.phone, isPhoneVerified);
  return {
    subject: `New quote request ${number}: ${customer}, ${formatRupees(totals.totalPaise)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${customer} requested a quote on ${formatDay(issuedAt)}. Estimate ${number} is attached.`,
      ...flags,
      'Replies to this e-mail go to the buyer.',
    ],
    sections: [
      ...document.lines.map(toLineSection),
      toTotalSection(document),
      { title: 'Buyer', details: [customer, contactName, `GSTIN ${gstin}`, `Phone ${phone}`, email] },
      { title: 'Bill to', details: billTo.addressLines },
      { title: 'Ship to', details: getShipToLines(document) },
    ],
    attachment: toAttachment(document, pdf),
  };
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

function toRequestSection({ document, flags, isPhoneVerified }: GatheredRequest): EmailSection {
  const { number, issuedAt, billTo, lines, totals } = document;
  const { customer, contactName, gstin = '' } = billTo;
  const phone = formatContactPhone(billTo.phone, isPhoneVerified);
  return {
    title: `${number} of ${formatDay(issuedAt)}: ${customer}, ${formatRupees(totals.totalPaise)}`,
    details: [
      ...flags,
      ...lines.map(
        ({ title, quantity, amountPaise }) => `${title}: ${formatQuantityAndTotal(quantity, amountPaise)}`,
      ),
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

function toLineSection({ title, quantity, amountPaise }: EstimateLine): EmailSection {
  return { title, details: [formatQuantityAndTotal(quantity, amountPaise)] };
}

function toTotalSection({ totals: { totalPaise } }: EstimateDocument): EmailSection {
  return { title: `Total with GST: ${formatRupees(totalPaise)}`, details: [] };
}

function toAttachment({ number }: EstimateDocument, bytes: Uint8Array) {
  return { name: `${number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes };
}

function formatQuantityAndTotal(quantity: number, totalPaise: number): string {
  return `Quantity ${quantity}, ${formatRupees(totalPaise)} incl. GST`;
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
  estimate?: RenderedEstimate,
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

function describeEstimate({ totals: { totalPaise } }: EstimateDocument, status: OperatorStatus): string {
  return status === 'Rejected'
    ? `The estimate for the remaining items is attached. The total with GST is now ${formatRupees(totalPaise)}.`
    : 'The updated estimate is attached.';
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
  { document, pdf }: RenderedEstimate,
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
  const label = isAgreedPrice(order.addedDiscountMicroBps) ? 'Agreed price' : 'New price';
  return {
    title: order.product.title,
    details: [
      `${label}: ${newPrice} per unit before GST, earlier ${formerPrice}`,
      formatQuantityAndTotal(order.quantity, price.totalInclGstPaise),
    ],
  };
}

function toOrderSection(
  { product, quantity, addedDiscountMicroBps }: ChangedOrder,
  reason: readonly string[],
): EmailSection {
  const { totalInclGstPaise } = priceOrder({ ...product, quantity, addedDiscountMicroBps });
  return { title: product.title, details: [formatQuantityAndTotal(quantity, totalInclGstPaise), ...reason] };
}

function formatRequestNumber({ financialYear, runningNumber }: OrderRow): string {
  return formatEstimateNumber(financialYear, runningNumber);
}
