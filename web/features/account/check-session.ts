import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { endSession, readToken } from './session.ts';

/** `unknown`: the shop could not be asked, which logs nobody out. */
export type SessionState = 'live' | 'over' | 'unknown';

let asking: { token: string; state: Promise<SessionState> } | undefined;

/** Asks the server whether this browser's token is a live one, once at a time. One that is not is cleared. */
export function checkSession(): Promise<SessionState> {
  const token = readToken();
  if (token === undefined) return Promise.resolve('over');
  if (asking?.token === token) return asking.state;
  const state = ask(token).finally(() => {
    asking = undefined;
  });
  asking = { token, state };
  return state;
}

async function ask(token: string): Promise<SessionState> {
  try {
    await browserApi().verifySession();
    return 'live';
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause;
    if (cause.status !== 401) return 'unknown';
    // Somebody may have logged in meanwhile, here or in another tab.
    if (readToken() === token) endSession();
    return 'over';
  }
}
