import { invalidField } from '#contract/errors.ts';
import type { TermsChange } from '#contract/quotation-drafts.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectBranch } from './branch-queries.ts';

/**
 * Writes the name of a branch as it is kept. It stays until the transaction ends.
 * @throws AppError 'invalid_input' when there is no such branch.
 */
export async function findBranch(transaction: Transaction, change: TermsChange): Promise<TermsChange> {
  if (!change.branch) return change;
  const branch = await selectBranch(transaction, change.branch);
  if (!branch) throw invalidField('branch', `There is no branch “${change.branch}”.`);
  return { ...change, branch: branch.name };
}
