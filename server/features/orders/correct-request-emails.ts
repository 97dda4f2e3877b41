import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/connection.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';

/** Corrects the e-mail address in all quote requests of an account, because the mails about them go there. */
export async function correctRequestEmails(
  transaction: Transaction,
  accountId: string,
  email: string,
): Promise<void> {
  await transaction.update(quoteRequests).set({ email }).where(eq(quoteRequests.accountId, accountId));
}
