import { freezeEstimate } from '#server/features/estimates/freeze-estimate.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectOpenRequestIds, updateRequestEmails } from './account-request-queries.ts';

/**
 * Corrects the e-mail address in all quote requests of an account, because the mails about them go there. Their
 * estimates follow while something is still to be done.
 */
export async function correctRequestEmails(
  transaction: Transaction,
  accountId: string,
  email: string,
): Promise<void> {
  await updateRequestEmails(transaction, accountId, email);
  const open = await selectOpenRequestIds(transaction, accountId);
  for (const id of open) await freezeEstimate(transaction, id, 'operator');
}
