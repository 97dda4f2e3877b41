import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectAccountByEmail } from './repository.ts';
import { selectSecurityEvents } from './security-event-queries.ts';

export type SecurityEvent = Awaited<ReturnType<typeof selectSecurityEvents>>[number];

/**
 * Lists what happened to the security of accounts, newest first.
 * @param account an e-mail address, or the id of an account, which may have been deleted; undefined for all accounts.
 * @throws AppError 'not_found' when the e-mail address has no account.
 */
export async function listSecurityEvents(
  database: Database,
  account: string | undefined,
  limit: number,
): Promise<SecurityEvent[]> {
  if (!account?.includes('@')) return selectSecurityEvents(database, { accountId: account, limit });
  const row = await selectAccountByEmail(database, account.toLowerCase());
  if (!row) throw new AppError('not_found', `There is no account with the e-mail address ${account}.`);
  return selectSecurityEvents(database, { accountId: row.id, limit });
}
