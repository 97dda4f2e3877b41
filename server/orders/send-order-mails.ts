import { getContactLinks } from '#server/content/get-contact-links.ts';
import type { Database } from '#server/database/connect.ts';
import { type PrintingParts, printEstimate } from '#server/estimates/print-estimate.ts';
import type { Jobs } from '#server/jobs/enqueue.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { newRequestMail, orderStatusMail, quoteRequestMail } from './mail-texts.ts';
import { selectOrdersChangedAt } from './operator-queries.ts';

/** Mails about quote requests. Once the buyer's account is deleted, nobody is told any more. */

export type OrderMailParts = {
  mailer: Mailer;
  printing: PrintingParts;
  /** Who answers quote requests; undefined for the shop's contact address. */
  operatorEmail: string | undefined;
};

/** To the buyer: what was asked for, with the estimate. */
export async function sendQuoteRequestMail(
  database: Database,
  parts: OrderMailParts,
  { quoteRequestId }: Jobs['quote-request-mail'],
): Promise<void> {
  const { mailer } = parts;
  const estimate = await printEstimate(database, parts.printing, quoteRequestId);
  const buyer = estimate.document.billTo.email;
  if (buyer === '') return;
  const replyTo = await getOperatorEmail(database, parts);
  await mailer.send(buyer, { ...quoteRequestMail(mailer.sender, estimate), replyTo });
}

/** To the operator: who asks for what, with the estimate. An answer goes to the buyer. */
export async function sendNewRequestMail(
  database: Database,
  parts: OrderMailParts,
  { quoteRequestId }: Jobs['new-request-mail'],
): Promise<void> {
  const { mailer } = parts;
  const estimate = await printEstimate(database, parts.printing, quoteRequestId);
  const replyTo = estimate.document.billTo.email;
  if (replyTo === '') return;
  const operator = await getOperatorEmail(database, parts);
  await mailer.send(operator, { ...newRequestMail(estimate), replyTo });
}

/** To the buyer: what became of orders. */
export async function sendOrderStatusMail(
  database: Database,
  parts: OrderMailParts,
  { quoteRequestId, status, changedAt }: Jobs['order-status-mail'],
): Promise<void> {
  const { mailer } = parts;
  const change = { quoteRequestId, status, changedAt: new Date(changedAt) };
  const [first, ...others] = await selectOrdersChangedAt(database, change);
  if (!first || first.email === '') return;
  const replyTo = await getOperatorEmail(database, parts);
  const estimate =
    status === 'Confirmed' ? await printEstimate(database, parts.printing, quoteRequestId) : undefined;
  const letter = orderStatusMail(mailer.sender, [first, ...others], status, estimate);
  await mailer.send(first.email, { ...letter, replyTo });
}

/** @throws Error when there is none: the job is tried again, and by then the operator may have entered one. */
async function getOperatorEmail(database: Database, { operatorEmail }: OrderMailParts): Promise<string> {
  const address = operatorEmail ?? (await getContactLinks(database)).email;
  if (address === '') {
    throw new Error('Nobody can be told of quote requests: set OPERATOR_EMAIL or the shop’s contact e-mail.');
  }
  return address;
}
