import { expect, it } from 'vitest';
import { readTraceId } from './trace-id.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

it.each([
  [`00-${TRACE}-b7ad6b7169203331-01`, TRACE],
  ['', undefined],
  [undefined, undefined],
  [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`ff-${TRACE}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-b7ad6b7169203331`, undefined],
  // Of a version to come, which may say more.
  [`01-${TRACE}-b7ad6b7169203331-01-more`, TRACE],
  ['"},"level":60,"msg":"forged', undefined],
])('reads %s as %s', (header, traceId) => {
  expect(readTraceId(header)).toBe(traceId);
});
