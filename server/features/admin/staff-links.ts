import { eq, sql } from 'drizzle-orm';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { staffLinks } from '#server/platform/database/schema.ts';

const HOURS = 24;

/**
 * Makes the link that leads a person to the desk for the first time, or after they have lost every proof. It works
 * once, for a day. A former link ends.
 * @returns its token, of which only the hash is stored.
 */
export async function createStaffLink(transaction: Transaction, staffId: string): Promise<string> {
  const token = newToken();
  await transaction.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  await transaction.insert(staffLinks).values({
    tokenHash: hashToken(token),
    staffId,
    expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
  });
  return token;
}

/** The token is in the fragment, which browsers do not send. */
export function staffLinkUrl(deskUrl: string, token: string): string {
  return `${deskUrl}/welcome#${token}`;
}
