import { deleteMailsTo } from '#server/features/mail-log/repository.ts';
import { pseudonymiseAccountQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import { closeRequestsOfAccount } from '#server/features/quotations/close-requests-of-account.ts';
import { deleteFilesOfAccount } from '#server/features/request-files/delete-files.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { runUnattributed } from '#server/platform/database/run-unattributed.ts';
import { deleteAccountRow } from './repository.ts';

/**
 * Deletes an account and everything that belongs to it. Quote requests and orders are kept for the books, without
 * anything that identifies the buyer (Digital Personal Data Protection Act 2023, section 12).
 */
export async function eraseAccount(transaction: Transaction, accountId: string): Promise<void> {
  // Which requests were the account's is not recorded with its deletion.
  await runUnattributed(transaction, () => closeRequestsOfAccount(transaction, accountId));
  await pseudonymiseAccountQuoteRequests(transaction, accountId);
  await deleteFilesOfAccount(transaction, accountId);
  const email = await deleteAccountRow(transaction, accountId);
  if (email !== undefined) await deleteMailsTo(transaction, email);
}
