import { findAnswerDueAt } from '#server/features/answer-time/repository.ts';
import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import {
  type EstimateRenderContext,
  getLastEstimate,
  renderEstimate,
  renderLastEstimate,
} from '#server/features/estimates/render-estimate.ts';
import { findRequestFlags } from '#server/features/orders/find-request-flags.ts';
import {
  hasOfferedOrders,
  selectOrderIdsChangedAt,
  selectOrdersWithReason,
  selectUnverifiedPhones,
} from '#server/features/orders/operator-queries.ts';
import { listFilesOfRequests } from '#server/features/request-files/list-files.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import type { FormerJobs, JobPayloads } from '#server/platform/queue/enqueue.ts';
import { gatheredRequestsEmail, newRequestEmail, orderStatusEmail, quoteRequestEmail } from './emails.ts';

/** Mails about quote requests. None are sent once the buyer's account is deleted. */

export type OrderEmailDependencies = {
  mailer: Mailer;
  renderContext: EstimateRenderContext;
  /** Where quote requests are answered; undefined for the shop's contact address. */
  operatorEmail: string | undefined;
};

/**
 * Sends the mails about new quote requests to buyer and operator. Both attach the estimate, which is drawn once, and a
 * reply to either goes to the other.
 * @returns one promise per mail, in order, so that the job retries only the failed ones.
 */
export function sendQuoteRequestEmails(
  database: Database,
  dependencies: OrderEmailDependencies,
  mails: JobPayloads['quote-request-mails'],
): Promise<void>[] {
  const requestIds = new Set(mails.map(({ quoteRequestId }) => quoteRequestId));
  const estimates = new Map(
    [...requestIds].map((id) => [id, renderLastEstimate(database, dependencies.renderContext, id)] as const),
  );
  return mails.map(async ({ quoteRequestId, to }) => {
    const estimate = await estimates.get(quoteRequestId);
    const buyer = estimate?.document.billTo.email;
    if (!estimate || !buyer) return;
    const { mailer } = dependencies;
    const operator = await getOperatorEmail(database, dependencies);
    const answerDueAt = await findAnswerDueAt(database, quoteRequestId);
    const context = { quoteRequestId, payload: [{ quoteRequestId, to }] };
    const files = await listFilesOfRequests(database, [quoteRequestId]);
    const fileNames = (files.get(quoteRequestId) ?? []).map(({ name }) => name);
    if (to === 'buyer') {
      const message = quoteRequestEmail(mailer.sender, estimate, fileNames, answerDueAt);
      await mailer.send(buyer, { ...message, replyTo: operator }, context);
    } else {
      const getFlags = await findRequestFlags(database, [quoteRequestId]);
      const unverifiedPhones = await selectUnverifiedPhones(database, [quoteRequestId]);
      const message = newRequestEmail(estimate, {
        flags: getFlags(quoteRequestId),
        isPhoneVerified: !unverifiedPhones.has(quoteRequestId),
        fileNames,
        answerDueAt,
      });
      await mailer.send(operator, { ...message, replyTo: buyer }, context);
    }
  });
}

/** Sends the operator one mail about several new quote requests, all of one account. */
export async function sendGatheredRequestsEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  requests: JobPayloads['gathered-requests-mail'],
): Promise<void> {
  const { mailer, renderContext } = dependencies;
  const ids = requests.map(({ quoteRequestId }) => quoteRequestId);
  const getFlags = await findRequestFlags(database, ids);
  const unverifiedPhones = await selectUnverifiedPhones(database, ids);
  const files = await listFilesOfRequests(database, ids);
  const gathered = await Promise.all(
    ids.map(async (id) => {
      const { document } = await getLastEstimate(database, renderContext.brand, id);
      const fileNames = (files.get(id) ?? []).map(({ name }) => name);
      return { document, flags: getFlags(id), isPhoneVerified: !unverifiedPhones.has(id), fileNames };
    }),
  );
  const [first, ...others] = gathered.filter(({ document }) => document.billTo.email !== '');
  if (!first) return;
  const message = gatheredRequestsEmail([first, ...others]);
  const operator = await getOperatorEmail(database, dependencies);
  const context = { quoteRequestId: ids[0] };
  await mailer.send(operator, { ...message, replyTo: first.document.billTo.email }, context);
}

/** Notifies the buyer of the new status of orders, which is the same for all of them. */
export async function sendStatusChangesEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  changes: JobPayloads['status-changes-mail'],
): Promise<void> {
  const { mailer } = dependencies;
  const status = changes[0]?.status;
  if (!status) return;
  const orderIds = changes.map(({ orderId }) => orderId);
  const [first, ...others] = await selectOrdersWithReason(database, { orderIds, status });
  if (!first || first.email === '') return;
  const replyTo = await getOperatorEmail(database, dependencies);
  const hasNewEstimate =
    status === 'Confirmed' ||
    (status === 'Rejected' && (await hasOfferedOrders(database, first.quoteRequestId)));
  const estimate = hasNewEstimate
    ? await renderEstimate(database, dependencies.renderContext, first.quoteRequestId)
    : undefined;
  const message = orderStatusEmail(mailer.sender, [first, ...others], status, estimate);
  await mailer.send(first.email, { ...message, replyTo }, { quoteRequestId: first.quoteRequestId });
}

/** The same for a former job, which identifies its orders by the moment of their change. */
export async function sendFormerStatusEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  { quoteRequestId, status, changedAt }: FormerJobs['order-status-mail'],
): Promise<void> {
  const change = { quoteRequestId, status, changedAt: new Date(changedAt) };
  const orderIds = await selectOrderIdsChangedAt(database, change);
  await sendStatusChangesEmail(
    database,
    dependencies,
    orderIds.map((orderId) => ({ orderId, status })),
  );
}
