import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { deleteSession, selectAccountOfSession } from './queries.ts';
import { hashToken } from './secrets.ts';

/** The buyer whose valid session this token is. */
export async function findBuyer(database: Database, token: string): Promise<Buyer | undefined> {
  const account = await selectAccountOfSession(database, hashToken(token));
  return account && { ...account, phone: account.phone ?? undefined };
}

export async function logOut(database: Database, token: string): Promise<string> {
  await deleteSession(database, hashToken(token));
  return 'You are logged out.';
}
