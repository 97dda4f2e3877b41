import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectAccountByEmail } from './repository.ts';
import { countSecurityEvents, selectSecurityEvents } from './security-event-queries.ts';

export type SecurityEvent = Awaited<ReturnType<typeof selectSecurityEvents>>[number];

/**
 * Lists what happened to the security of accounts, newest first.
 * @param account an e-mail address, or the id of an account, which may have been deleted; undefined for all accounts.
 * @returns also how many older ones the limit leaves out.
 * @throws AppError 'not_found' when the e-mail address has no account.
 */
export async function listSecurityEvents(
  database: Database,
  account: string | undefined,
  limit: number,
): Promise<{ events: SecurityEvent[]; remaining: number }> {
  const accountId = account?.includes('@') ? await getAccountId(database, account) : account;
  const events = await selectSecurityEvents(database, { accountId, limit });
  return { events, remaining: (await countSecurityEvents(database, accountId)) - events.length };
}

async function getAccountId(database: Database, email: string): Promise<string> {
  const account = await selectAccountByEmail(database, email.toLowerCase());
  if (!account) throw new AppError('not_found', `There is no account with the e-mail address ${email}.`);
  return account.id;
}
