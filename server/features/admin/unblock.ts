import { normaliseGstin } from '#domain/gstin.ts';
import { updateBlock } from '#server/features/accounts/block-queries.ts';
import { selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { hashBlocked } from '#server/features/blocklist/hash-blocked.ts';
import { deleteBlock, deleteBlocksByHash, selectBlockIds } from '#server/features/blocklist/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { getByIdPrefix } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

/**
 * Lifts the block of an account, e-mail address, domain or GSTIN.
 * @param what any of these, or the beginning of a block's id.
 * @returns the id of the account that was blocked, if there was one.
 * @throws AppError 'not_found' when nothing is blocked by that name, 'conflict' when several ids begin like that.
 */
export function unblock(database: Database, operator: Operator, what: string): Promise<string | undefined> {
  const name = what.trim().toLowerCase();
  return runAsOperator(database, operator, async (transaction) => {
    const account = await selectAccountByEmail(transaction, name);
    const isAccountBlocked = account?.blockedAt != null;
    if (isAccountBlocked) await updateBlock(transaction, account.id, null);
    const hashes = [
      hashBlocked('email', name),
      hashBlocked('domain', name),
      hashBlocked('gstin', normaliseGstin(name)),
    ];
    const lifted = await deleteBlocksByHash(transaction, hashes);
    if (!isAccountBlocked && lifted === 0) {
      const blocks = await selectBlockIds(transaction);
      await deleteBlock(transaction, getByIdPrefix(blocks, what.trim(), 'block').id);
    }
    return isAccountBlocked ? account.id : undefined;
  });
}
