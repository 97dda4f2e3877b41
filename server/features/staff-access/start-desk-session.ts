import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { insertStaffSession } from '#server/features/admin/staff-session-queries.ts';
import { SESSION_HOURS } from '#server/features/admin/start-staff-session.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { createDeskCookie } from '#server/platform/http/desk-cookie.ts';

/** User agents can be long; the beginning is enough to recognise a browser. */
const MAX_DEVICE_LENGTH = 200;

/**
 * Begins a session of somebody who has just proved who they are. @returns the cookie, whose token is stored as a hash.
 */
export async function startDeskSession(
  transaction: Transaction,
  staffId: string,
  device: string,
): Promise<string> {
  const token = newToken();
  const session = {
    tokenHash: hashToken(token),
    staffId,
    kind: 'desk',
    device: device.slice(0, MAX_DEVICE_LENGTH),
  } as const;
  await insertStaffSession(transaction, session, SESSION_HOURS);
  return createDeskCookie(token, SESSION_HOURS * 60 * 60);
}
