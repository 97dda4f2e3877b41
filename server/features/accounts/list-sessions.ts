import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { selectSessionsByAccount } from './repository.ts';
import { hashToken } from './secrets.ts';

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
