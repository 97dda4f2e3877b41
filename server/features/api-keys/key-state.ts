import type { ApiKey } from './repository.ts';

/** Whether a key works, or why not. */
export function getKeyState({ isActive, revokedAt }: ApiKey): 'active' | 'revoked' | 'expired' {
  if (isActive) return 'active';
  return revokedAt ? 'revoked' : 'expired';
}
