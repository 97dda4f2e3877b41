import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { type EstimateRenderContext, renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { selectOrderIdsChangedAt, selectOrdersWithReason } from '#server/features/orders/operator-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { FormerJobs, JobPayloads } from '#server/platform/queue/enqueue.ts';
import { newRequestEmail, orderStatusEmail, quoteRequestEmail } from './emails.ts';

/** Mails about quote requests. Once the buyer's account is deleted, nobody is told any more. */

export type OrderEmailDependencies = {
  mailer: Mailer;
  renderContext: EstimateRenderContext;
  /** Who answers quote requests; undefined for the shop's contact address. */
  operatorEmail: string | undefined;
};

/**
 * To the buyer what was asked for, to the operator who asks for what. Each attaches the estimate, which is drawn once,
 * and a reply goes to the other of the two.
 * @returns the outcome of each mail in turn, so that the job repeats only those that failed.
 */
export function sendQuoteRequestMails(
  database: Database,
  parts: OrderEmailDependencies,
  mails: JobPayloads['quote-request-mails'],
): Promise<void>[] {
  const requestIds = new Set(mails.map(({ quoteRequestId }) => quoteRequestId));
  const estimates = new Map(
    [...requestIds].map((id) => [id, renderEstimate(database, parts.renderContext, id)] as const),
  );
  return mails.map(async ({ quoteRequestId, to }) => {
    const estimate = await estimates.get(quoteRequestId);
    const buyer = estimate?.document.billTo.email;
    if (!estimate || !buyer) return;
    const { mailer } = parts;
    const operator = await getOperatorEmail(database, parts);
    if (to === 'buyer') {
      await mailer.send(buyer, { ...quoteRequestEmail(mailer.sender, estimate), replyTo: operator });
    } else {
      await mailer.send(operator, { ...newRequestEmail(estimate), replyTo: buyer });
    }
  });
}

/** To the buyer: the new status of orders, which is the same for all of them. */
export async function sendStatusChangesMail(
  database: Database,
  parts: OrderEmailDependencies,
  changes: JobPayloads['status-changes-mail'],
): Promise<void> {
  const { mailer } = parts;
  const status = changes[0]?.status;
  if (!status) return;
  const orderIds = changes.map(({ orderId }) => orderId);
  const [first, ...others] = await selectOrdersWithReason(database, { orderIds, status });
  if (!first || first.email === '') return;
  const replyTo = await getOperatorEmail(database, parts);
  const estimate =
    status === 'Confirmed'
      ? await renderEstimate(database, parts.renderContext, first.quoteRequestId)
      : undefined;
  const letter = orderStatusEmail(mailer.sender, [first, ...others], status, estimate);
  await mailer.send(first.email, { ...letter, replyTo });
}

/** The same for a job that names its orders by the moment of their change. */
export async function sendFormerStatusMail(
  database: Database,
  parts: OrderEmailDependencies,
  { quoteRequestId, status, changedAt }: FormerJobs['order-status-mail'],
): Promise<void> {
  const change = { quoteRequestId, status, changedAt: new Date(changedAt) };
  const orderIds = await selectOrderIdsChangedAt(database, change);
  await sendStatusChangesMail(
    database,
    parts,
    orderIds.map((orderId) => ({ orderId, status })),
  );
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
