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
    const durations = Array.from({ length: 5 }, (_, index) => {
      const accepted = `${index}${part.repeat(16_384 / part.length)}b`;
      const startedAt = performance.now();
      expect(negotiateEncoding(accepted)).toBe('identity');
      return performance.now() - startedAt;
    });
    // The quickest, as a busy machine interrupts some. In the square of the length each takes some 400 ms.
    expect(Math.min(...durations)).toBeLessThan(20);
  });
});
