import { and, eq, inArray } from 'drizzle-orm';
import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { orders, quoteRequests } from '#server/platform/database/schema.ts';

/**
 * Corrects the e-mail address in all quote requests of an account, because the mails about them go there. Their
 * estimates follow while something is still to be done.
 */
export async function correctRequestEmails(
  transaction: Transaction,
  accountId: string,
  email: string,
): Promise<void> {
  await transaction.update(quoteRequests).set({ email }).where(eq(quoteRequests.accountId, accountId));
  const open = await transaction
    .selectDistinct({ id: orders.quoteRequestId })
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), inArray(orders.status, ['Requested', 'Confirmed', 'Shipped'])),
    );
  for (const { id } of open) await freezeEstimate(transaction, id, 'operator');
}
