import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { deleteSession, selectAccountBySession } from './repository.ts';
import { hashToken } from './secrets.ts';

/** The buyer of a valid session. An expired session is deleted, so that it stays invalid if the clock is set back. */
export async function findBuyerByToken(database: Database, token: string): Promise<Buyer | undefined> {
  const tokenHash = hashToken(token);
  const account = await selectAccountBySession(database, tokenHash);
  if (!account) return undefined;
  const { isExpired, phone, ...rest } = account;
  if (!isExpired) return { ...rest, phone: phone ?? undefined };
  await deleteSession(database, tokenHash);
  return undefined;
}
