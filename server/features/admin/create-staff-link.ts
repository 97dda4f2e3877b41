import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { replaceStaffLink } from './staff-queries.ts';

const HOURS = 24;

/**
 * Makes the link that leads a person to the desk for the first time, or after they have lost every proof. It works
 * once, for a day. A former link ends.
 * @returns its token, of which only the hash is stored.
 */
export async function createStaffLink(transaction: Transaction, staffId: string): Promise<string> {
  const token = newToken();
  await replaceStaffLink(transaction, { staffId, tokenHash: hashToken(token) }, HOURS);
  return token;
}

/** The token is in the fragment, which browsers do not send. */
export function staffLinkUrl(deskUrl: string, token: string): string {
  return `${deskUrl}/welcome#${token}`;
}
