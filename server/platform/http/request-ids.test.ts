import { expect, it } from 'vitest';
import { createRequestId } from './request-ids.ts';

it('gives every request another id, which does not tell how many there were', () => {
  const ids = Array.from({ length: 5000 }, createRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}-\d{1,4}$/);
  expect(new Set(ids.map((id) => id.slice(0, 16))).size).toBeGreaterThanOrEqual(5);
});
