import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { orders, quoteRequests } from '#server/platform/database/schema.ts';
import { correctRequestEmails } from './correct-request-emails.ts';

/**
 * Gives the quote requests of an account to another one of the same person, whose e-mail address gets mails about them.
 */
export async function moveQuoteRequests(
  transaction: Transaction,
  fromId: string,
  into: { id: string; email: string },
): Promise<void> {
  await correctRequestEmails(transaction, fromId, into.email);
  const accountId = into.id;
  await transaction.update(quoteRequests).set({ accountId }).where(eq(quoteRequests.accountId, fromId));
  await transaction.update(orders).set({ accountId }).where(eq(orders.accountId, fromId));
}
