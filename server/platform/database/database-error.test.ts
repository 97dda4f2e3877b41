import { expect, it } from 'vitest';
import { isDatabaseUnavailable, isDatabaseUnreachable } from './database-error.ts';

it.each([
  ['nobody listens', 'ECONNREFUSED'],
  ['the name server knows no such name', 'ENOTFOUND'],
  ['the name server does not answer', 'EAI_AGAIN'],
  ['its machine is off', 'EHOSTUNREACH'],
  ['its network is gone', 'ENETUNREACH'],
  ['the connection was cut', 'ECONNRESET'],
])('counts as unreachable when %s', (_what, code) => {
  // As Drizzle wraps it.
  const cause = new Error('Failed query', { cause: Object.assign(new Error(`connect ${code}`), { code }) });
  expect(isDatabaseUnreachable(cause)).toBe(true);
  expect(isDatabaseUnavailable(cause)).toBe(true);
});

it('tells a statement that is wrong from an outage', () => {
  expect(isDatabaseUnavailable(new Error('column "x" does not exist'))).toBe(false);
});
