import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { Call } from './call.ts';

describe('a call whose reply is the same for everyone', () => {
  const shared = Object.entries(api as Record<string, Call>).filter(
    ([, declaration]) => declaration.isCacheable,
  );

  it('looks neither at who asks nor at anything but its address, and changes nothing', () => {
    expect(shared.length).toBeGreaterThan(10);
    for (const [name, { method, auth, headers, body, changesState }] of shared) {
      expect({ name, method, auth, headers, body, changesState }).toEqual({
        name,
        method: 'GET',
        auth: 'none',
      });
    }
  });
});
