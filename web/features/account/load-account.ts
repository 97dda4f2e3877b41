import type { ApiClient } from '#contract/client.ts';
import { deviceSessionFromWire, type SessionsPromise } from './device-session.ts';
import { type Profile, profileFromWire } from './profile.ts';

export type AccountData = { profile: Profile; sessions: SessionsPromise };

/** Loads the account page's data. It waits for the profile only; the sessions follow, and may fail. */
export async function loadAccount(api: ApiClient): Promise<AccountData> {
  const profile = profileFromWire((await api.verifySession()).userInfo);
  const sessions = api.listSessions().then(
    ({ result }) => result.map(deviceSessionFromWire),
    () => undefined,
  );
  return { profile, sessions };
}
