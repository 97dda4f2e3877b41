import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';
import { watchDays } from './watch-days.ts';

const MINUTE_MS = 60_000;

let days: { close(): void } | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-07T23:30:00+05:30') });
});
afterEach(() => {
  days?.close();
  vi.useRealTimers();
});

function watch() {
  const onNewDay = vi.fn();
  days = watchDays(onNewDay);
  return onNewDay;
}

describe('a new day in India', () => {
  it('is noticed at midnight, once, and so is the next one', () => {
    const onNewDay = watch();
    vi.advanceTimersByTime(30 * MINUTE_MS - 1);
    expect(onNewDay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onNewDay).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(24 * 60 * MINUTE_MS - 1);
    expect(onNewDay).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(onNewDay).toHaveBeenCalledTimes(2);
  });

  it('is noticed within a minute when the clock was set, forward or back', () => {
    const onNewDay = watch();
    vi.setSystemTime(new Date('2026-11-09T09:00:00+05:30'));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onNewDay).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date('2026-11-08T09:00:00+05:30'));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onNewDay).toHaveBeenCalledTimes(2);
  });

  it('reports nothing after it is closed', () => {
    const onNewDay = watch();
    days?.close();
    vi.advanceTimersByTime(48 * 60 * MINUTE_MS);
    expect(onNewDay).not.toHaveBeenCalled();
  });

  it('lets go of what was cached on the day before', async () => {
    const cache = createResponseCache({ maxBytes: 1e6, freshMs: 60 * MINUTE_MS });
    cache.setListening(true);
    days = watchDays(cache.invalidateAll);
    const produce = async () => new Response(new Date().toISOString());
    await cache.getOrProduce('/', produce);
    vi.advanceTimersByTime(29 * MINUTE_MS);
    expect(cache.getFresh('/')).toBeDefined();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(cache.getFresh('/')).toBeUndefined();
    const { response } = await cache.getOrProduce('/', produce);
    expect(String(response.uncompressedBody)).toBe('2026-11-07T18:30:00.000Z');
  });
});
