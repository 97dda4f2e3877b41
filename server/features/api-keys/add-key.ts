import { API_KEY_PREFIX, type WireNewApiKey } from '#contract/api-keys.ts';
import { invalidField } from '#contract/errors.ts';
import { getNextDay, parseDay } from '#domain/indian-day.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { selectStaffMember } from '#server/features/admin/staff-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { insertApiKey, revokeExpiredKeys, selectKeyByName } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 366;

/**
 * Makes a key with which other software makes calls of operators.
 * @returns the key, which is stored as a hash only.
 * @throws AppError 'invalid_input' when another key or an operator has the name, or the last day is over or too far
 * away.
 */
export async function addKey(
  transaction: Transaction,
  madeBy: string,
  { name, permissions, expires_on: lastDay }: WireNewApiKey,
): Promise<string> {
  const now = await selectNow(transaction);
  const expiresAt = getNextDay(parseDay(lastDay) as Date);
  const days = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0) throw invalidField('expires_on', 'This day is in the past.');
  if (days > MAX_DAYS) throw invalidField('expires_on', 'A key is valid for a year at most.');
  // Rates below their floor are approved, and drafts are locked, by the names of operators.
  if (await selectStaffMember(transaction, name)) {
    throw invalidField('name', 'An operator has this name. Please choose another one.');
  }
  await revokeExpiredKeys(transaction, name);
  if (await selectKeyByName(transaction, name)) {
    throw invalidField(
      'name',
      'Another key has this name. Please choose another one, or revoke that key first.',
    );
  }
  const key = API_KEY_PREFIX + newToken();
  await insertApiKey(transaction, {
    ...{ id: newId(), name, madeBy, expiresAt, tokenHash: hashToken(key) },
    permissions: [...new Set(permissions)],
  });
  return key;
}
