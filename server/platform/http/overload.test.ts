import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClientIps } from './client-ip.ts';
import { createOverloadGuard, OverloadedError, type OverloadGuard, type Visit } from './overload.ts';

/** The pool of a database that has so much to do. */
const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
/** So many calls wait for a password to be hashed. */
const queue = { pendingCount: 0 };
let guard: OverloadGuard;

beforeEach(() => {
  vi.useFakeTimers();
  pool.waitingCount = 0;
  queue.pendingCount = 0;
  guard = createOverloadGuard([pool], [queue], createClientIps([], pino({ level: 'silent' })));
});
afterEach(() => {
  guard.close();
  vi.useRealTimers();
});

const FLOODER = '198.51.100.1';
const VISITOR = '192.0.2.1';

function request(remoteAddress: string, url = '/'): IncomingMessage {
  return { url, headers: {}, socket: { remoteAddress, bytesWritten: 0 } } as unknown as IncomingMessage;
}

function visit(address: string, method = 'GET') {
  const response = new EventEmitter();
  const { promise, resolve } = Promise.withResolvers<void>();
  let current: Visit | undefined;
  void guard.runVisit(
    { ...request(address), method } as IncomingMessage,
    response as ServerResponse,
    (visit) => {
      current = visit;
      return promise;
    },
  );
  const admit = (hasPriority = false) => {
    try {
      guard.admit(current, hasPriority);
      return 'admitted';
    } catch (cause) {
      return cause instanceof OverloadedError ? 'rejected' : cause;
    }
  };
  return {
    admit,
    leave: () => guard.leave(current),
    end() {
      resolve();
      response.emit('close');
    },
  };
}

/** The flooder has 64 requests open for a second, and the database as many to run. */
async function flood(change: (one: ReturnType<typeof visit>) => void = () => undefined): Promise<void> {
  const visits = Array.from({ length: 64 }, () => visit(FLOODER));
  visits.forEach(change);
  pool.waitingCount = 64;
  vi.advanceTimersByTime(1000);
  pool.waitingCount = 0;
  for (const { end } of visits) end();
  await Promise.resolve();
}

it('admits a hundred at once, but sixteen when more have been in flight for 100 ms', () => {
  pool.waitingCount = 100;
  expect(visit(VISITOR).admit()).toBe('admitted');
  pool.waitingCount = 101;
  expect(visit(VISITOR).admit()).toBe('rejected');
  pool.waitingCount = 17;
  vi.advanceTimersByTime(200);
  expect(visit(VISITOR).admit()).toBe('rejected');
  pool.waitingCount = 16;
  expect(visit(VISITOR).admit()).toBe('admitted');
});

it('admits a hundred of those with priority while others are throttled', () => {
  pool.waitingCount = 100;
  vi.advanceTimersByTime(200);
  const { admit } = visit(VISITOR);
  expect([admit(false), admit(true)]).toEqual(['rejected', 'admitted']);
  pool.waitingCount = 101;
  expect(admit(true)).toBe('rejected');
});

it('notices bursts that leave hardly any pause, but not bursts that leave half of the time', () => {
  const isThrottledBy = (burstMs: number, pauseMs: number) => {
    for (let time = 0; time < 10; time += 1) {
      pool.waitingCount = 64;
      vi.advanceTimersByTime(burstMs);
      pool.waitingCount = 0;
      vi.advanceTimersByTime(pauseMs);
    }
    pool.waitingCount = 64;
    return visit(VISITOR).admit() === 'rejected';
  };
  expect(isThrottledBy(60, 60)).toBe(false);
  expect(isThrottledBy(60, 20)).toBe(true);
});

it('never holds back a client that is alone', async () => {
  await flood();
  expect(guard.holdBack(request(FLOODER))).toBeUndefined();
});

it('does not count events that are sent for hours', async () => {
  await flood(({ leave }) => leave());
  expect(guard.holdBack(request(VISITOR))).toBeUndefined();
  expect(guard.holdBack(request(FLOODER))).toBeUndefined();
});

it('holds back a heavy client for a second while there are others, but no health check', async () => {
  await flood();
  expect(guard.holdBack(request(VISITOR))).toBeUndefined();
  expect(guard.holdBack(request(FLOODER, '/readyz'))).toBeUndefined();
  let isOver = false;
  void guard.holdBack(request(FLOODER))?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(990);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(isOver).toBe(true);
});

it('counts the bytes that a client is sent from the cache', () => {
  pool.waitingCount = 17;
  const READER = '203.0.113.1';
  for (let time = 0; time < 150; time += 1) {
    vi.advanceTimersByTime(20);
    for (const [address, bytes] of [
      [FLOODER, 60_000],
      [READER, 6000],
    ] as const) {
      guard.holdBack(request(address));
      guard.countSent(request(address), bytes);
    }
  }
  expect(guard.holdBack(request(FLOODER))).toBeDefined();
  expect(guard.holdBack(request(READER))).toBeUndefined();
});

it('goes on holding back while those who wait would overload the shop again', async () => {
  await flood();
  guard.holdBack(request(VISITOR));
  for (let second = 0; second < 5; second += 1) {
    for (let index = 0; index < 17; index += 1) expect(guard.holdBack(request(FLOODER))).toBeDefined();
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(guard.holdBack(request(FLOODER))).toBeUndefined();
});

it('admits heavy clients one at a time, in a tenth of the time', async () => {
  await flood();
  guard.holdBack(request(VISITOR));
  const [first, second] = [visit(FLOODER), visit(FLOODER)];
  expect([first.admit(), first.admit(), second.admit()]).toEqual(['admitted', 'admitted', 'rejected']);
  vi.advanceTimersByTime(50);
  first.end();
  vi.advanceTimersByTime(440);
  expect(second.admit()).toBe('rejected');
  vi.advanceTimersByTime(20);
  expect(second.admit()).toBe('admitted');
});

it('counts rejections, so that coming again at once makes a client heavy', () => {
  pool.waitingCount = 17;
  vi.advanceTimersByTime(2000);
  guard.holdBack(request(VISITOR));
  const impatient = () => {
    const { admit, end } = visit(FLOODER);
    admit();
    end();
  };
  impatient();
  expect(guard.holdBack(request(FLOODER))).toBeUndefined();
  for (let time = 0; time < 10; time += 1) impatient();
  expect(guard.holdBack(request(FLOODER))).toBeDefined();
});

it('counts requests that read, also without the database, and not those that wait for a lock or a body', async () => {
  const isHeldBackBy = async (method: string) => {
    const visits = Array.from({ length: 64 }, () => visit(FLOODER, method));
    vi.advanceTimersByTime(1000);
    guard.holdBack(request(VISITOR));
    const isHeldBack = guard.holdBack(request(FLOODER)) !== undefined;
    for (const { end } of visits) end();
    await vi.advanceTimersByTimeAsync(60_000);
    return isHeldBack;
  };
  expect(await isHeldBackBy('POST')).toBe(false);
  expect(await isHeldBackBy('GET')).toBe(true);
});

it('tells when everything has been rejected for more than 5 s, and only while that goes on', async () => {
  pool.waitingCount = 1000;
  const { admit } = visit(VISITOR);
  for (let elapsed = 0; elapsed <= 5000; elapsed += 500) {
    expect(guard.isRejectingAll()).toBe(false);
    expect(admit()).toBe('rejected');
    await vi.advanceTimersByTimeAsync(500);
  }
  admit();
  expect(guard.isRejectingAll()).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(guard.isRejectingAll()).toBe(false);
});

it('holds back only requests that write while only queues are long', () => {
  for (let index = 0; index < 64; index += 1) visit(FLOODER, 'POST');
  queue.pendingCount = 60;
  vi.advanceTimersByTime(1000);
  guard.holdBack(request(VISITOR));
  const holdsBack = (method: string) =>
    guard.holdBack({ ...request(FLOODER), method } as IncomingMessage) !== undefined;
  visit(VISITOR);
  expect([holdsBack('GET'), holdsBack('POST')]).toEqual([false, true]);
});

it('does not count rejections of heavy clients as rejecting everything', async () => {
  await flood();
  guard.holdBack(request(VISITOR));
  pool.waitingCount = 17;
  const slow = visit(FLOODER);
  expect(slow.admit()).toBe('admitted');
  for (let elapsed = 0; elapsed < 6500; elapsed += 100) {
    if (elapsed === 2000) slow.end();
    guard.holdBack(request(VISITOR));
    expect(visit(FLOODER).admit()).toBe('rejected');
    await vi.advanceTimersByTimeAsync(100);
    expect(guard.isRejectingAll()).toBe(false);
  }
});
