import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import {
  deleteSession,
  deleteSessionById,
  selectAccountBySession,
  selectSessionsByAccount,
} from './repository.ts';
import { hashToken } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

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

export async function logOut(database: Database, buyer: Buyer, token: string): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    const isEnded = await deleteSession(transaction, hashToken(token));
    if (isEnded) await insertSecurityEvent(transaction, buyer.id, 'logout');
  });
  return 'You have been logged out.';
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

/** The buyer's valid sessions, newest first. `token` is that of the current one. */
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

/** @throws AppError 'not_found' when the buyer has no such session, even if somebody else has. */
export async function endSession(database: Database, buyer: Buyer, sessionId: string): Promise<string> {
  await retryTransaction(database, async (transaction) => {
    if (!(await deleteSessionById(transaction, buyer.id, sessionId))) {
      throw new AppError('not_found', 'Session not found.');
    }
    await insertSecurityEvent(transaction, buyer.id, 'session_ended');
  });
  return 'The device has been logged out.';
}
