import { describe, expect, it, vi } from 'vitest';
import { createSharedResults } from './shared-results.ts';

describe('shared results', () => {
  it('are produced once for concurrent and later calls, until the shop changes', async () => {
    let generation = 1;
    const share = createSharedResults(() => generation);
    const produce = vi.fn(async () => ({}));
    const [first, second] = await Promise.all([share('categories', produce), share('categories', produce)]);
    expect(second).toBe(first);
    expect(await share('categories', produce)).toBe(first);
    expect(produce).toHaveBeenCalledTimes(1);
    generation = 2;
    expect(await share('categories', produce)).not.toBe(first);
    expect(produce).toHaveBeenCalledTimes(2);
  });

  it('are produced again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const share = createSharedResults(() => 1);
      const first = await share('best sellers', async () => ({}));
      vi.advanceTimersByTime(59_999);
      expect(await share('best sellers', async () => ({}))).toBe(first);
      vi.advanceTimersByTime(1);
      expect(await share('best sellers', async () => ({}))).not.toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not outlive a change that comes while they are produced', async () => {
    let generation = 1;
    const share = createSharedResults(() => generation);
    const old = share('banners', async () => {
      generation = 2;
      return {};
    });
    expect(await share('banners', async () => ({}))).not.toBe(await old);
  });

  it('are not kept while changes may be missed, nor when they fail', async () => {
    let generation: number | undefined;
    const share = createSharedResults(() => generation);
    const unshared = await share('ads', async () => ({}));
    expect(await share('ads', async () => ({}))).not.toBe(unshared);
    generation = 1;
    const fail = () => Promise.reject(new Error('The database is away.'));
    await expect(share('ads', fail)).rejects.toThrow('away');
    await expect(share('ads', async () => ({}))).resolves.toEqual({});
  });
});
