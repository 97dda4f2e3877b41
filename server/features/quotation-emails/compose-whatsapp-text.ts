import { formatRupees } from '#domain/indian-format.ts';
import { normalisePhone } from '#domain/phone.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { formatLastDay } from './email-sections.ts';

/** What the operator sends to a buyer by WhatsApp: the offer in a few lines, and the link to it. */
export function composeWhatsAppText(document: QuotationDocument, linkUrl: string): string {
  const { shopName, number, revision, billTo, figures, lapsesAt } = document;
  return [
    `Dear ${billTo.contactName},`,
    `Here is our quotation ${number} R${revision} for ${formatRupees(figures.totalPaise)} including GST, valid until ${formatLastDay(lapsesAt)}:`,
    linkUrl,
    'On that page you can accept it, ask for changes or ask us a question. You do not need to log in.',
    shopName,
  ].join('\n\n');
}

/** The address that opens a chat with a text; for a number that is no Indian mobile, one has to choose the person. */
export function toWhatsAppUrl(phone: string, text: string): string {
  const mobile = normalisePhone(phone);
  return `https://wa.me/${mobile === undefined ? '' : `91${mobile}`}?text=${encodeURIComponent(text)}`;
}
