import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A queue that runs one work at a time, and the names of all work in the order in which it was done. */
function openQueue(maxWaiting = 100) {
  const queue = createFairQueue({ maxRunning: 1, maxWaiting, createRejection: () => new Error('full') });
  const done: string[] = [];
  return {
    done,
    queue,
    ask: (clientIp: string, name = clientIp) =>
      queue.run(clientIp, async () => {
        await Promise.resolve();
        done.push(name);
      }),
    fail: async (clientIp: string, times = 1) => {
      for (let time = 0; time < times; time += 1)
        await queue.run(clientIp, () => Promise.reject(new Error('wrong password'))).catch(() => undefined);
    },
  };
}

it('lets clients take turns', async () => {
  const { ask, done } = openQueue();
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('192.0.2.1', name)),
    ...['b1', 'b2'].map((name) => ask('192.0.2.2', name)),
    ask('192.0.2.3', 'c1'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('lets those come first whose work has failed less in the last quarter of an hour', async () => {
  const { ask, fail, done } = openQueue();
  await fail('192.0.2.1', 2);
  await fail('192.0.2.2');
  const addresses = ['192.0.2.9', '192.0.2.1', '192.0.2.2', '192.0.2.3'];
  await Promise.all(addresses.map((address) => ask(address)));
  expect(done.splice(0)).toEqual(['192.0.2.9', '192.0.2.3', '192.0.2.2', '192.0.2.1']);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  await Promise.all(addresses.map((address) => ask(address)));
  expect(done).toEqual(addresses);
});

it('counts the failures and the work of a whole IPv6 site as those of four clients', async () => {
  const { ask, fail, done } = openQueue();
  const inSite = (index: number) => `2001:db8:1:${index}::/64`;
  for (let index = 0; index < 3; index += 1) await fail(inSite(index));
  await Promise.all([ask('192.0.2.9'), ask(inSite(9)), ask('192.0.2.3')]);
  expect(done.splice(0)).toEqual(['192.0.2.9', inSite(9), '192.0.2.3']);
  await fail(inSite(3));
  await Promise.all([ask('192.0.2.9'), ask(inSite(9)), ask('192.0.2.3')]);
  expect(done.splice(0)).toEqual(['192.0.2.9', '192.0.2.3', inSite(9)]);

  const other = (index: number) => `2001:db8:2:${index}::/64`;
  await Promise.all([
    ask('192.0.2.9'),
    ...[0, 1, 2, 3, 4].map((index) => ask(other(index))),
    ask('192.0.2.3'),
  ]);
  expect(done).toEqual(['192.0.2.9', ...[0, 1, 2, 3].map(other), '192.0.2.3', other(4)]);
});

it('rejects what comes last when it is full, also if that has been waiting', async () => {
  const { ask, fail, queue, done } = openQueue(2);
  await fail('192.0.2.1');
  const running = ask('192.0.2.9');
  const failing = ask('192.0.2.1');
  const waiting = ask('192.0.2.2');
  expect(queue.pendingCount).toBe(2);
  const newcomer = ask('192.0.2.3');
  await expect(failing).rejects.toThrow('full');
  await Promise.all([running, waiting, newcomer]);
  const again = [ask('192.0.2.9'), ask('192.0.2.2'), ask('192.0.2.3')];
  await expect(ask('192.0.2.4')).rejects.toThrow('full');
  await Promise.all(again);
  expect(done).toEqual(['192.0.2.9', '192.0.2.2', '192.0.2.3', '192.0.2.9', '192.0.2.2', '192.0.2.3']);
  expect(queue.pendingCount).toBe(0);
});
