import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import {
  deleteSession,
  deleteSessionById,
  selectAccountBySession,
  selectSessionsByAccount,
} from './repository.ts';
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

export async function logOut(database: Database, token: string): Promise<string> {
  await deleteSession(database, hashToken(token));
  return 'You are logged out.';
}

/** The buyer's valid sessions, newest first. `token` is that of the current one. */
export async function listSessions(database: Database, buyer: Buyer, token: string) {
  const current = hashToken(token);
  const rows = await selectSessionsByAccount(database, buyer.id);
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    is_current: row.tokenHash.equals(current),
  }));
}

/** @throws AppError 'notFound' when the buyer has no such session, even if somebody else has. */
export async function endSession(database: Database, buyer: Buyer, sessionId: string): Promise<string> {
  if (!(await deleteSessionById(database, buyer.id, sessionId))) {
    throw new AppError('notFound', 'There is no such session.');
  }
  return 'The session is ended.';
}
