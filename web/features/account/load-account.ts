import type { ApiClient } from '#contract/client.ts';
import { deviceSessionFromWire, type SessionsPromise } from './device-session.ts';
import { type Profile, profileFromWire } from './profile.ts';

export type AccountData = { profile: Profile; sessions: SessionsPromise };

/** The account page's data. The profile is waited for; the devices come when they come, or not. */
export async function loadAccount(api: ApiClient): Promise<AccountData> {
  const profile = profileFromWire((await api.verifySession()).userInfo);
  const sessions = api.listSessions().then(
    ({ result }) => result.map(deviceSessionFromWire),
    () => undefined,
  );
  return { profile, sessions };
}
