import type { Transaction } from '#server/platform/database/connection.ts';
import { updateAccountOfRequests } from './account-request-queries.ts';
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
  await updateAccountOfRequests(transaction, fromId, into.id);
}
