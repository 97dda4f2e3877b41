import { hashToken } from '#server/features/accounts/secrets.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { selectActiveKey, updateLastUsed } from './repository.ts';

/** Through what a program makes a change; the log of changes shows it. */
const API_KEY = 'API key';

/**
 * Who makes calls with a key; undefined when it is unknown, revoked or expired.
 * @throws AppError 'rate_limited' when it has made too many calls.
 */
export async function findKeyHolder(
  database: Database,
  limits: RateLimits,
  key: string,
): Promise<StaffCaller | undefined> {
  const found = await selectActiveKey(database, hashToken(key));
  if (!found) return undefined;
  const { id, name, permissions, isUsedLongAgo } = found;
  await limits.consume('call by a key', id);
  // Once a minute is enough to know whether the key is in use.
  if (isUsedLongAgo) await updateLastUsed(database, id);
  return { id, name, permissions, via: API_KEY };
}
