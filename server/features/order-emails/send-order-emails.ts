import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { type EstimateRenderContext, renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { selectOrdersChangedAt } from '#server/features/orders/operator-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { newRequestEmail, orderStatusEmail, quoteRequestEmail } from './emails.ts';

/** Mails about quote requests. Once the buyer's account is deleted, nobody is told any more. */

export type OrderEmailDependencies = {
  mailer: Mailer;
  renderContext: EstimateRenderContext;
  /** Who answers quote requests; undefined for the shop's contact address. */
  operatorEmail: string | undefined;
};

/** To the buyer: what was asked for, with the estimate. */
export async function sendQuoteRequestEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  { quoteRequestId }: JobPayloads['quote-request-mail'],
): Promise<void> {
  const { mailer } = dependencies;
  const estimate = await renderEstimate(database, dependencies.renderContext, quoteRequestId);
  const buyer = estimate.document.billTo.email;
  if (buyer === '') return;
  const replyTo = await getOperatorEmail(database, dependencies);
  await mailer.send(buyer, { ...quoteRequestEmail(mailer.sender, estimate), replyTo });
}

/** To the operator: who asks for what, with the estimate. An answer goes to the buyer. */
export async function sendNewRequestEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  { quoteRequestId }: JobPayloads['new-request-mail'],
): Promise<void> {
  const { mailer } = dependencies;
  const estimate = await renderEstimate(database, dependencies.renderContext, quoteRequestId);
  const replyTo = estimate.document.billTo.email;
  if (replyTo === '') return;
  const operator = await getOperatorEmail(database, dependencies);
  await mailer.send(operator, { ...newRequestEmail(estimate), replyTo });
}

/** To the buyer: what became of orders. */
export async function sendOrderStatusEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  { quoteRequestId, status, changedAt }: JobPayloads['order-status-mail'],
): Promise<void> {
  const { mailer } = dependencies;
  const change = { quoteRequestId, status, changedAt: new Date(changedAt) };
  const [first, ...others] = await selectOrdersChangedAt(database, change);
  if (!first || first.email === '') return;
  const replyTo = await getOperatorEmail(database, dependencies);
  const estimate =
    status === 'Confirmed'
      ? await renderEstimate(database, dependencies.renderContext, quoteRequestId)
      : undefined;
  const message = orderStatusEmail(mailer.sender, [first, ...others], status, estimate);
  await mailer.send(first.email, { ...message, replyTo });
}

/** @throws Error when there is none: the job is tried again, and by then the operator may have entered one. */
async function getOperatorEmail(
  database: Database,
  { operatorEmail }: OrderEmailDependencies,
): Promise<string> {
  const address = operatorEmail ?? (await getContactLinks(database)).email;
  if (address === '') {
    throw new Error('Nobody can be told of quote requests: set OPERATOR_EMAIL or the shop’s contact e-mail.');
  }
  return address;
}
