import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatDay } from '#domain/indian-format.ts';
import { requestPath } from '#domain/page-paths.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { EmailMessage, EmailSection, Sender } from '#server/platform/email/email-message.ts';
import { toWordsSection } from './email-sections.ts';
import type { MailedRequest } from './repository.ts';
import { formatNumber } from './request-names.ts';

/** The mails to the buyer about goods that have left or arrived. */

export function shippedEmail(sender: Sender, request: MailedRequest, shipment: Shipment): EmailMessage {
  const { name, transporter, sentAt, expectedOn, trackingUrl, note } = shipment;
  const by = transporter === '' ? '' : ` by ${transporter}`;
  const arrival = formatIsoDate(expectedOn);
  const expected = arrival === '' ? '' : ` It should reach you by ${arrival}.`;
  return {
    subject: `${sender.brandName}: shipment ${name} dispatched`,
    greeting: `Dear ${request.contactName},`,
    paragraphs: [
      `The following from your order ${formatNumber(request)} was dispatched on ${formatDay(sentAt)}${by}.${expected}`,
      'When it arrives, please note any visible damage on the transporter’s receipt and tell us at once.',
    ],
    sections: [
      ...toGoodsSections(shipment),
      ...toTransportSection(shipment),
      ...toWordsSection('Note', note),
    ],
    link:
      trackingUrl === ''
        ? { label: 'View your order', url: toOrderUrl(sender, request) }
        : { label: 'Track the goods', url: trackingUrl },
  };
}

/** @param note what the operator wrote with the delivery. */
export function deliveredEmail(
  sender: Sender,
  request: MailedRequest,
  shipment: Shipment,
  note: string,
): EmailMessage {
  const { name, deliveredAt, receivedBy } = shipment;
  const at = deliveredAt === null ? '' : ` on ${formatDay(deliveredAt)}`;
  const to = receivedBy === '' ? '' : ` and received by ${receivedBy}`;
  return {
    subject: `${sender.brandName}: shipment ${name} delivered`,
    greeting: `Dear ${request.contactName},`,
    paragraphs: [
      `The following from your order ${formatNumber(request)} was delivered${at}${to}.`,
      'If anything is missing, damaged or not as ordered, please reply to this e-mail.',
    ],
    sections: [...toGoodsSections(shipment), ...toWordsSection('Note', note)],
    link: { label: 'View your order', url: toOrderUrl(sender, request) },
  };
}

function toGoodsSections({ lines }: Shipment): EmailSection[] {
  return lines.map(({ product, quantity, ordered }) => ({
    title: product.title,
    details: [`Quantity: ${formatSentQuantity(quantity, ordered)}`],
  }));
}

function toTransportSection(shipment: Shipment): EmailSection[] {
  const { lrNumber, lrDate, vehicle, ewayBill, packages, weightGrams, invoiceNumber, invoiceDate } = shipment;
  const details = [
    lrNumber && `LR number: ${withDate(lrNumber, lrDate)}`,
    vehicle && `Vehicle: ${vehicle}`,
    ewayBill && `E-way bill: ${ewayBill}`,
    packages && `Packages: ${packages}`,
    weightGrams && `Weight: ${weightGrams / 1000} kg`,
    invoiceNumber && `Invoice: ${withDate(invoiceNumber, invoiceDate)}`,
  ].filter((detail): detail is string => typeof detail === 'string' && detail !== '');
  return details.length === 0 ? [] : [{ title: 'Transport', details }];
}

function withDate(number: string, date: string | null): string {
  return [number, formatIsoDate(date)].filter(Boolean).join(' of ');
}

/** '' for no day. */
function formatIsoDate(date: string | null): string {
  const day = parseDay(date ?? '');
  return day ? formatDay(day) : '';
}

function toOrderUrl({ publicUrl }: Sender, request: MailedRequest): string {
  return `${publicUrl}${requestPath(formatNumber(request))}`;
}
