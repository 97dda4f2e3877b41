import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { Call } from './call.ts';

describe('a cacheable call', () => {
  const cacheableCalls = Object.entries(api as Record<string, Call>).filter(
    ([, declaration]) => declaration.isCacheable,
  );

  it('is a GET without authentication, headers or body that changes no state', () => {
    expect(cacheableCalls.length).toBeGreaterThan(10);
    for (const [name, { method, auth, headers, body, changesState }] of cacheableCalls) {
      expect({ name, method, auth, headers, body, changesState }).toEqual({
        name,
        method: 'GET',
        auth: 'none',
      });
    }
  });
});
