import type { WireApiKey } from '#contract/api-keys.ts';
import type { ApiKey } from './repository.ts';

/** Whether a key works, or why not. */
export function getKeyState({ isActive, revokedAt }: ApiKey): WireApiKey['state'] {
  if (isActive) return 'active';
  return revokedAt ? 'revoked' : 'expired';
}
