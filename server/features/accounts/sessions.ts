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

/** The buyer whose valid session this token is. One that has run out is removed: no clock put back makes it valid again. */
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

export type Session = {
  id: string;
  /** What the browser calls itself. */
  device: string;
  createdAt: Date;
  expiresAt: Date;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
};

/** Where the buyer is logged in, newest first. */
export async function listSessions(database: Database, buyer: Buyer, token: string): Promise<Session[]> {
  const current = hashToken(token);
  const rows = await selectSessionsByAccount(database, buyer.id);
  return rows.map(({ id, device, createdAt, expiresAt, tokenHash }) => ({
    id,
    device,
    createdAt,
    expiresAt,
    isCurrent: tokenHash.equals(current),
  }));
}

/** @throws AppError 'not_found' when the buyer has no such session, whether or not somebody else has. */
export async function endSession(database: Database, buyer: Buyer, sessionId: string): Promise<string> {
  if (!(await deleteSessionById(database, buyer.id, sessionId))) {
    throw new AppError('not_found', 'There is no such session.');
  }
  return 'The session is ended.';
}
