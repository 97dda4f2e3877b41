import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import type { ReturnState } from '#domain/dispatch/order-return.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatDay, formatRupees } from '#domain/indian-format.ts';
import { orderPath } from '#domain/page-paths.ts';
import { shortId } from '#domain/short-id.ts';
import type { OrderReturn } from '#server/features/shipments/list-shipments.ts';
import type { EmailMessage, EmailSection, Sender } from '#server/platform/email/email-message.ts';

/** Tells the operator that a buyer wants to send goods back. */
export function returnAskedEmail(orderReturn: OrderReturn): EmailMessage {
  const { customer, id } = orderReturn;
  const number = getNumber(orderReturn);
  return {
    subject: `Return requested for ${number}: ${customer}`,
    greeting: 'Hello,',
    paragraphs: [
      `${customer} would like to return goods of ${number}.`,
      `To agree: npm run operator -- returns agree ${shortId(id)}`,
      `To refuse: npm run operator -- returns refuse ${shortId(id)} --answer "…"`,
      'Replies to this e-mail go to the buyer.',
    ],
    sections: [toSection(orderReturn)],
  };
}

/** Tells the buyer what happens to a return. */
export function returnAnsweredEmail(sender: Sender, orderReturn: OrderReturn): EmailMessage {
  const { state, contactName, orderId, answer } = orderReturn;
  const number = getNumber(orderReturn);
  const { subject, sentence } = ANSWERS[state];
  return {
    subject: `${sender.brandName}: ${subject} – ${number}`,
    greeting: `Dear ${contactName},`,
    paragraphs: [sentence(orderReturn)],
    sections: [
      toSection(orderReturn),
      ...(answer === '' ? [] : [{ title: state === 'refused' ? 'Reason' : 'Note', details: [answer] }]),
    ],
    link: { label: 'View your order', url: `${sender.publicUrl}${orderPath(orderId)}` },
  };
}

const ANSWERS: Record<ReturnState, { subject: string; sentence: (orderReturn: OrderReturn) => string }> = {
  asked: {
    subject: 'we have received your return request',
    sentence: () => 'We have received your request to return the following, and will reply soon.',
  },
  agreed: {
    subject: 'your return is accepted',
    sentence: () => 'We agree to take back the following. Please keep the goods in their packing.',
  },
  received: {
    subject: 'your return has arrived',
    sentence: () => 'We have received the following from you, and will check it before we settle the return.',
  },
  settled: { subject: 'your return is settled', sentence: describeCreditNote },
  refused: {
    subject: 'your return',
    sentence: () => 'We are sorry that we cannot take back the following.',
  },
};

function describeCreditNote({ creditNoteNumber, creditNoteDate, creditNotePaise }: OrderReturn): string {
  const date = parseDay(creditNoteDate ?? '');
  const of = date ? ` of ${formatDay(date)}` : '';
  const amount = creditNotePaise === null ? '' : ` for ${formatRupees(creditNotePaise)}`;
  return `We have settled the following return with credit note ${creditNoteNumber}${of}${amount}.`;
}

function toSection({ product, quantity, ordered, reason }: OrderReturn): EmailSection {
  return {
    title: product.title,
    details: [`Quantity: ${formatSentQuantity(quantity, ordered)}`, `Reason for the return: ${reason}`],
  };
}

function getNumber({ financialYear, runningNumber }: OrderReturn): string {
  return formatEstimateNumber(financialYear, runningNumber);
}
