import { describe, expect, it } from 'vitest';
import { createSegmentedLruCache } from './segmented-lru-cache.ts';

describe('a bounded store', () => {
  it('never holds more bytes than it may, whatever comes', () => {
    const store = createSegmentedLruCache<number>(1000);
    for (let each = 0; each < 5000; each += 1) {
      store.set(`k${each % 300}`, each, (each * 37) % 400);
      store.get(`k${(each * 7) % 300}`);
      expect(store.bytes()).toBeLessThanOrEqual(1000);
    }
  });

  it('lets go first what has not been asked for longest', () => {
    const store = createSegmentedLruCache<string>(300);
    for (const key of ['a', 'b', 'c']) store.set(key, key, 100);
    store.set('d', 'd', 100);
    expect(['a', 'b', 'c', 'd'].filter((key) => store.peek(key))).toEqual(['b', 'c', 'd']);
  });

  it('keeps what was asked for again when a thousand things come that nobody asks for again', () => {
    const store = createSegmentedLruCache<string>(1000);
    for (const key of ['home', 'drills']) {
      store.set(key, key, 200);
      store.get(key);
    }
    for (let each = 0; each < 1000; each += 1) store.set(`flood ${each}`, '', 200);
    expect(store.get('home')).toBe('home');
    expect(store.get('drills')).toBe('drills');
  });

  it('does not take what is larger than itself, and forgets the smaller value it replaces', () => {
    const store = createSegmentedLruCache<string>(100);
    store.set('page', 'small', 50);
    store.set('page', 'large', 101);
    expect(store.peek('page')).toBeUndefined();
    expect(store.bytes()).toBe(0);
  });
});
