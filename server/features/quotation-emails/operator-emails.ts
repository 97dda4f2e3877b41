import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { describeQuantity, describeRate } from '#domain/quotation/describe-terms.ts';
import type { CounterLine } from '#domain/quotation/quotation-terms.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { EmailMessage, EmailSection } from '#server/platform/email/email-message.ts';
import { describeAcceptance, toAcceptedSections } from './buyer-emails.ts';
import { formatLastDay, toWordsSection } from './email-sections.ts';
import {
  describeCommonLine,
  describeWriting,
  listFileNames,
  type Messages,
  toMessageSections,
} from './message-sections.ts';
import type { MailedAcceptance, MailedRequest } from './repository.ts';
import { formatNumber, formatRevision } from './request-names.ts';

/**
 * The mails to the operator about what the buyer does with a quotation. `name` is that of somebody who did it by a
 * link, '' for the buyer with the account.
 */

const REPLIES = 'Replies to this e-mail go to the buyer.';

type Counter = { lines: readonly CounterLine[]; words: string };

export function counteredEmail(
  request: MailedRequest,
  name: string,
  document: QuotationDocument,
  { lines, words }: Counter,
): EmailMessage {
  const revision = formatRevision(document);
  return {
    subject: `Changes requested: ${revision}, ${request.customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameAnswerer(request, name)} would like changes to quotation ${revision} for ${formatRupees(document.figures.totalPaise)}.`,
      describeCommand('To prepare the next quotation', 'offer show', request),
      REPLIES,
    ],
    sections: [
      ...lines.map((line) => toCounterSection(document, line)),
      ...toWordsSection('In the buyer’s words', words),
      toBuyerSection(request),
    ],
  };
}

function toCounterSection({ terms }: QuotationDocument, counter: CounterLine): EmailSection {
  const { number, ratePaise, quantity, isDropped, remark } = counter;
  const line = terms.lines.find((each) => each.number === number);
  if (!line) return { title: `Line ${number}`, details: [] };
  return {
    title: `${number}. ${line.title}`,
    details: [
      ...(isDropped ? ['No longer wanted'] : []),
      ...(quantity === undefined
        ? []
        : [
            `Quantity: ${describeQuantity({ ...line, quantity })}; our quotation says ${describeQuantity(line)}`,
          ]),
      ...(ratePaise === undefined
        ? []
        : [`Price: ${describeRate({ ...line, ratePaise })}; our quotation says ${describeRate(line)}`]),
      ...(remark ? [remark] : []),
    ],
  };
}

export function acceptedNoticeEmail(
  request: MailedRequest,
  document: QuotationDocument,
  acceptance: MailedAcceptance,
): EmailMessage {
  const { how, operator, linkEmail, totalPaise } = acceptance;
  const by = {
    account: 'The buyer was logged in.',
    link: `The link for ${linkEmail ?? 'somebody'} was used, without a login.`,
    word: `Recorded by ${operator ?? ''} on the buyer’s word.`,
  }[how];
  return {
    subject: `Accepted: ${formatRevision(document)}, ${request.customer}, ${formatRupees(totalPaise)}`,
    greeting: 'Hello,',
    paragraphs: [
      `${describeAcceptance(document, acceptance)} ${by}`,
      'The accepted quotation is attached. The lines that were chosen are confirmed, the others are rejected.',
      REPLIES,
    ],
    sections: [
      ...toAcceptedSections(document, acceptance, 'Buyer’s purchase order'),
      toBuyerSection(request),
    ],
  };
}

export function declinedNoticeEmail(
  request: MailedRequest,
  name: string,
  document: QuotationDocument,
  reason: string,
  words: string,
): EmailMessage {
  const revision = formatRevision(document);
  return {
    subject: `Declined: ${revision}, ${request.customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameAnswerer(request, name)} has declined quotation ${revision} for ${formatRupees(document.figures.totalPaise)}.${request.hasConfirmedOrders ? ' What was confirmed earlier remains valid.' : ''}`,
      REPLIES,
    ],
    sections: [
      ...toWordsSection('Reason', reason),
      ...toWordsSection('In the buyer’s words', words),
      toBuyerSection(request),
    ],
  };
}

export function withdrawnEmail(request: MailedRequest, name: string, words: string): EmailMessage {
  const number = formatNumber(request);
  return {
    subject: `Withdrawn: ${number}, ${request.customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameAnswerer(request, name)} has withdrawn the quote request ${number} of ${formatDay(request.createdAt)}. There is nothing left to do.`,
      REPLIES,
    ],
    sections: [...toWordsSection('In the buyer’s words', words), toBuyerSection(request)],
  };
}

export function renewalEmail(
  request: MailedRequest,
  name: string,
  document: QuotationDocument,
  words: string,
): EmailMessage {
  const revision = formatRevision(document);
  return {
    subject: `Renewal requested: ${revision}, ${request.customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameAnswerer(request, name)} would like quotation ${revision} again, which was valid until ${formatLastDay(document.lapsesAt)}, for ${formatRupees(document.figures.totalPaise)}.`,
      describeCommand('To prepare the next quotation', 'offer show', request),
      REPLIES,
    ],
    sections: [...toWordsSection('In the buyer’s words', words), toBuyerSection(request)],
  };
}

/** What the buyer, or somebody with a link, has written. */
export function questionEmail(request: MailedRequest, messages: Messages): EmailMessage {
  const number = formatNumber(request);
  const who = describeWriting(
    messages,
    ({ authorName }) => `${authorName || request.contactName} of ${request.customer}`,
  );
  const fileNames = listFileNames(messages);
  return {
    subject: `Message about ${number} from ${request.customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${who} to you about ${describeCommonLine(messages)}quote request ${number}.`,
      describeCommand('To answer where the buyer sees it', 'offer message', request, ' "TEXT"'),
      REPLIES,
    ],
    sections: [
      ...toMessageSections(messages),
      ...(fileNames.length === 0
        ? []
        : [
            {
              title: 'Files from the buyer',
              details: [
                ...fileNames,
                describeCommand('To save them', 'offer thread', request, ' --files FOLDER'),
              ],
            },
          ]),
      toBuyerSection(request),
    ],
  };
}

/** `Ramesh Gupta of Rao Traders (by link)` */
function nameAnswerer({ customer }: MailedRequest, name: string): string {
  return name === '' ? customer : `${name} of ${customer} (by link)`;
}

function toBuyerSection({ customer, contactName, phone, email }: MailedRequest): EmailSection {
  return { title: 'Buyer', details: [customer, contactName, `Phone ${phone}`, email] };
}

function describeCommand(purpose: string, command: string, request: MailedRequest, rest = ''): string {
  return `${purpose}: npm run operator -- ${command} ${formatNumber(request)}${rest}`;
}
