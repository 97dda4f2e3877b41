import type { ApiClient } from '#contract/client.ts';
import { addressFromWire, type SavedAddress } from '#web/features/address/address.ts';
import { type Profile, profileFromWire } from '#web/features/session/profile.ts';
import { deviceSessionFromWire, type SessionsPromise } from './device-session.ts';

export type AccountData = {
  profile: Profile;
  addresses: SavedAddress[];
  sessions: SessionsPromise;
  /** For how many days a sealed copy is kept after the account is deleted. */
  sealedCopyDays: number;
};

/** Loads the account page's data. The sessions follow later, and may fail. */
export async function loadAccount(api: ApiClient): Promise<AccountData> {
  const sessions = api.listSessions().then(
    ({ result }) => result.map(deviceSessionFromWire),
    () => undefined,
  );
  const [{ userInfo }, { result }, { sealed_copy_days: sealedCopyDays }] = await Promise.all([
    api.verifySession(),
    api.listAddresses(),
    api.getDeletionTerms(),
  ]);
  return {
    profile: profileFromWire(userInfo),
    addresses: result.map(addressFromWire),
    sessions,
    sealedCopyDays,
  };
}
