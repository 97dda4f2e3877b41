import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import { renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { selectOrdersByIds } from '#server/features/orders/operator-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { priceChangesEmail } from './emails.ts';
import type { OrderEmailDependencies } from './send-order-emails.ts';

/** Notifies the buyer of the new prices of orders, all of one quote request, unless the account is deleted. */
export async function sendPriceChangesEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  changes: JobPayloads['price-changes-mail'],
): Promise<void> {
  const { mailer, renderContext } = dependencies;
  const former = new Map(changes.map((change) => [change.orderId, change.formerAddedDiscountMicroBps]));
  const rows = await selectOrdersByIds(database, [...former.keys()]);
  const [first, ...others] = rows.map((order) => ({
    ...order,
    formerAddedDiscountMicroBps: former.get(order.id) ?? 0,
  }));
  if (!first || first.email === '') return;
  const replyTo = await getOperatorEmail(database, dependencies);
  const estimate = await renderEstimate(database, renderContext, first.quoteRequestId);
  const message = priceChangesEmail(mailer.sender, [first, ...others], estimate);
  await mailer.send(first.email, { ...message, replyTo }, { quoteRequestId: first.quoteRequestId });
}
