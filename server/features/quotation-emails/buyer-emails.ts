import { formatMoment } from '#domain/format-moment.ts';
import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { requestPath } from '#domain/page-paths.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { nameToBuyer } from '#server/features/quotation-messages/name-to-buyer.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';
import {
  formatLastDay,
  toLineSection,
  toOfferSections,
  toTitlesSection,
  toWordsSection,
} from './email-sections.ts';
import {
  describeCommonLine,
  describeWriting,
  listFileNames,
  type Messages,
  toMessageSections,
} from './message-sections.ts';
import type { MailedAcceptance, MailedOffer, MailedRequest } from './repository.ts';
import { formatName, formatNumber, formatRevision } from './request-names.ts';

/** The mails to the buyer about the steps of a quotation. */

const ANSWER_LINK_LABEL = 'View and respond to quotation';
const WHO_CAN_ANSWER =
  'No login is needed. Anyone who has the link can respond for you, so please forward it only to people authorised to order.';

export function offerEmail(
  sender: Sender,
  request: MailedRequest,
  document: QuotationDocument,
  linkUrl: string,
): EmailMessage {
  return {
    subject: `${sender.brandName}: quotation ${formatRevision(document)}, ${formatRupees(document.figures.totalPaise)}, valid until ${formatLastDay(document.lapsesAt)}`,
    greeting: greet(request),
    paragraphs: [
      describeOffer(request, document),
      `On that page you can accept it, ask for changes, decline it or ask us a question. ${WHO_CAN_ANSWER}`,
      'No payment is due on the quotation, and it is not a tax invoice.',
    ],
    sections: toOfferSections(document),
    link: { label: ANSWER_LINK_LABEL, url: linkUrl },
  };
}

function describeOffer(request: MailedRequest, document: QuotationDocument): string {
  const { changes, lapsesAt } = document;
  const name = formatRevision(document);
  const validity = `It is valid until ${formatLastDay(lapsesAt)}.`;
  if (request.hasConfirmedOrders)
    return `Our quotation ${name}, which changes your order, is attached. ${validity} Until you accept it, what we have confirmed remains valid.`;
  if (changes && changes.length > 0)
    return `Our revised quotation ${name} is attached. It replaces the earlier one. ${validity}`;
  return `Thank you for your quote request of ${formatDay(request.createdAt)}. Our quotation ${name} is attached. ${validity}`;
}

export function reminderEmail(
  sender: Sender,
  request: MailedRequest,
  document: QuotationDocument,
  linkUrl: string,
): EmailMessage {
  const name = formatRevision(document);
  const lastDay = formatLastDay(document.lapsesAt);
  return {
    subject: `${sender.brandName}: quotation ${name} is valid until ${lastDay}`,
    greeting: greet(request),
    paragraphs: [
      `Our quotation ${name} of ${formatDay(document.issuedAt)} for ${formatRupees(document.figures.totalPaise)} with GST is valid until the end of ${lastDay}. To order at these prices, please accept it by then.`,
      `If you need more time or other terms, please tell us on that page or reply to this e-mail. If you no longer need it, you can decline it there. ${WHO_CAN_ANSWER}`,
    ],
    link: { label: ANSWER_LINK_LABEL, url: linkUrl },
  };
}

export function acceptedEmail(
  sender: Sender,
  request: MailedRequest,
  document: QuotationDocument,
  acceptance: MailedAcceptance,
): EmailMessage {
  const name = formatRevision(document);
  return {
    subject: `${sender.brandName}: order confirmed, quotation ${name}, ${formatRupees(acceptance.totalPaise)}`,
    greeting: greet(request),
    paragraphs: [
      `Thank you for your order. ${describeAcceptance(document, acceptance)} We have confirmed it.`,
      'The quotation is attached as it was accepted. It is not a tax invoice; that comes with the goods.',
      'We will write to you again when the goods are dispatched. If this order was a mistake, please tell us within 24 hours, before anything is dispatched.',
    ],
    sections: toAcceptedSections(document, acceptance, 'Your purchase order'),
    link: { label: 'View your order', url: document.requestUrl },
  };
}

/** `Asha Rao, Purchase Manager, accepted our quotation EST/2026-27/000123 R2 on 24 Nov 2026, 5:05 pm.` */
export function describeAcceptance(document: QuotationDocument, acceptance: MailedAcceptance): string {
  const { name, designation, how, saidBy, acceptedAt } = acceptance;
  const who = formatName(name, designation);
  const what = `${who} accepted our quotation ${formatRevision(document)}`;
  const at = formatMoment(acceptedAt);
  return how === 'word' ? `${what} ${saidBy ?? ''}, which we noted on ${at}.` : `${what} on ${at}.`;
}

/** What was ordered and what was not, the total and the purchase order. */
export function toAcceptedSections(
  document: QuotationDocument,
  { lineNumbers, totalPaise, poNumber, poDate, poFileName }: MailedAcceptance,
  purchaseOrderTitle: string,
) {
  const { lines } = document.terms;
  const chosen = new Set(lineNumbers);
  const order = [poNumber, poDate && `of ${formatDay(new Date(poDate))}`].filter(Boolean).join(' ');
  return [
    ...lines
      .filter(({ number }) => chosen.has(number))
      .map((line) => toLineSection(document, { ...line, offer: 'offered' })),
    ...toTitlesSection(
      'Not ordered',
      lines.filter(({ number }) => !chosen.has(number)),
    ),
    { title: `Grand total with GST: ${formatRupees(totalPaise)}`, details: [] },
    ...(order || poFileName
      ? [{ title: purchaseOrderTitle, details: [order, poFileName ?? ''].filter(Boolean) }]
      : []),
  ];
}

export function declinedEmail(sender: Sender, request: MailedRequest, reason: string): EmailMessage {
  const number = formatNumber(request);
  return {
    subject: `${sender.brandName}: your quote request ${number}`,
    greeting: greet(request),
    paragraphs: [
      `We regret that we cannot supply the items in your quote request ${number} of ${formatDay(request.createdAt)}.`,
      'If you would like us to suggest an alternative, please reply to this e-mail.',
    ],
    sections: toWordsSection('Reason', reason),
  };
}

export function takenBackEmail({ brandName, publicUrl }: Sender, request: MailedRequest): EmailMessage {
  const number = formatNumber(request);
  return {
    subject: `${brandName}: quote request ${number} withdrawn`,
    greeting: greet(request),
    paragraphs: [
      `Your quote request ${number} of ${formatDay(request.createdAt)} has been withdrawn, as you asked. We will not prepare a quotation for it.`,
      'If you only wanted to change it, you can reorder its items with all their details, and request a quote again.',
    ],
    link: { label: 'View your request', url: `${publicUrl}${requestPath(number)}` },
  };
}

export function undoneEmail(
  sender: Sender,
  request: MailedRequest,
  { document, hasLapsed }: MailedOffer,
  reason: string,
  linkUrl: string,
): EmailMessage {
  const name = formatRevision(document);
  return {
    subject: `${sender.brandName}: acceptance of quotation ${name} undone`,
    greeting: greet(request),
    paragraphs: [
      `The acceptance of our quotation ${name} has been undone. Nothing in it is on order now.`,
      hasLapsed
        ? `The quotation was valid until ${formatLastDay(document.lapsesAt)}. If you need it again, please ask us on that page to renew it.`
        : `The quotation itself is still valid and can be accepted until ${formatLastDay(document.lapsesAt)}.`,
      'If you did not expect this, please reply to this e-mail.',
    ],
    sections: toWordsSection('Reason', reason),
    link: { label: ANSWER_LINK_LABEL, url: linkUrl },
  };
}

/** What operators have written to the buyer. */
export function answerEmail(
  sender: Sender,
  request: MailedRequest,
  messages: Messages,
  linkUrl: string,
): EmailMessage {
  const number = formatNumber(request);
  const who = describeWriting(messages, (message) => nameToBuyer(message, sender.brandName));
  return {
    subject: `${sender.brandName}: message about your quote request ${number}`,
    greeting: greet(request),
    paragraphs: [
      `${who} to you about ${describeCommonLine(messages)}your quote request ${number}.`,
      'You can reply on that page or to this e-mail.',
    ],
    sections: [
      ...toMessageSections(messages),
      ...toWordsSection('Files', listFileNames(messages).join('\n')),
    ],
    link: { label: 'View and respond', url: linkUrl },
  };
}

function greet({ contactName }: MailedRequest): string {
  return `Dear ${contactName},`;
}
