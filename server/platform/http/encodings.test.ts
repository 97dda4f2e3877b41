import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './encodings.ts';

describe('the negotiated encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['broken', 'identity'],
    [`gzip${', a'.repeat(500)}`, 'identity'],
  ])('for Accept-Encoding "%s" is %s', (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});
