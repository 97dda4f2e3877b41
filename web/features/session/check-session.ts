import { ApiError } from '#contract/client.ts';
import { endSession, readToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** `unknown`: the API gave no answer about the session, so nobody is logged out. */
export type SessionState = 'live' | 'over' | 'unknown';

let pendingCheck: { token: string; state: Promise<SessionState> } | undefined;

/** Asks the server whether this browser's token is valid, one call at a time. An invalid token is deleted. */
export function checkSession(): Promise<SessionState> {
  const token = readToken();
  if (token === undefined) return Promise.resolve('over');
  if (pendingCheck?.token === token) return pendingCheck.state;
  const state = verifyToken(token).finally(() => {
    pendingCheck = undefined;
  });
  pendingCheck = { token, state };
  return state;
}

async function verifyToken(token: string): Promise<SessionState> {
  try {
    await browserApi().verifySession();
    return 'live';
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.status !== 401) return 'unknown';
    // The buyer may have logged in meanwhile, here or in another tab.
    if (readToken() === token) endSession();
    return 'over';
  }
}
