import type { WireApiKey } from '#contract/api-keys.ts';
import { getKeyState } from './key-state.ts';
import type { ApiKey } from './repository.ts';

export function presentApiKey(key: ApiKey): WireApiKey {
  const { id, name, permissions, revokedAt } = key;
  return {
    ...{ id, name, permissions },
    made_by: key.madeBy,
    made_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
    state: getKeyState(key),
  };
}
