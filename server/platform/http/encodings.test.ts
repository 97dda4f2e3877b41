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
  ])('for Accept-Encoding "%s" is %s', (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });

  it.each([' ', ';', ',', '=', ' ;', ';q=', '; q='])('is found at once in 16 KB of “%s”', (part) => {
    const accepted = `a${part.repeat(16_384 / part.length)}b`;
    const startedAt = performance.now();
    expect(negotiateEncoding(accepted)).toBe('identity');
    // A twentieth of what a header that takes the square of its length needs here.
    expect(performance.now() - startedAt).toBeLessThan(20);
  });
});
