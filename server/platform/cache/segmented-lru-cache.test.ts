import { describe, expect, it } from 'vitest';
import { createSegmentedLruCache } from './segmented-lru-cache.ts';

describe('the segmented LRU cache', () => {
  it('never exceeds its memory limit', () => {
    const cache = createSegmentedLruCache<number>(1000);
    for (let each = 0; each < 5000; each += 1) {
      cache.set(`k${each % 300}`, each, (each * 37) % 400);
      cache.get(`k${(each * 7) % 300}`);
      expect(cache.bytes()).toBeLessThanOrEqual(1000);
    }
  });

  it('evicts the least recently used value first', () => {
    const cache = createSegmentedLruCache<string>(300);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 100);
    cache.set('d', 'd', 100);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['b', 'c', 'd']);
  });

  it('keeps values that were read again while a thousand values come that are never read', () => {
    const cache = createSegmentedLruCache<string>(1000);
    for (const key of ['home', 'drills']) {
      cache.set(key, key, 200);
      cache.get(key);
    }
    for (let each = 0; each < 1000; each += 1) cache.set(`flood ${each}`, '', 200);
    expect(cache.get('home')).toBe('home');
    expect(cache.get('drills')).toBe('drills');
  });

  it('rejects a value larger than its limit, and removes the smaller value of the same key', () => {
    const cache = createSegmentedLruCache<string>(100);
    cache.set('page', 'small', 50);
    cache.set('page', 'large', 101);
    expect(cache.peek('page')).toBeUndefined();
    expect(cache.bytes()).toBe(0);
  });
});
