import { setTimeout as sleep } from 'node:timers/promises';

/** A closed loop: each client sends its next request as soon as the previous one is answered. */
export type Load = { clients: number; seconds: number; signal: AbortSignal };

export type LoadStats = {
  requestCount: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/**
 * Runs a closed loop for the given time.
 * @param send sends one request and reads the whole response.
 * @throws whatever `send` throws: the timing of failed requests is meaningless, so there is no result at all.
 */
export async function runClosedLoop(send: () => Promise<unknown>, load: Load): Promise<LoadStats> {
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1000;
  let hasFailed = false;

  async function runClient(): Promise<void> {
    while (performance.now() < endsAt && !hasFailed) {
      load.signal.throwIfAborted();
      const sentAt = performance.now();
      await send();
      times.push(performance.now() - sentAt);
    }
  }
  const clients = Array.from({ length: load.clients }, () =>
    runClient().catch((cause) => {
      hasFailed = true;
      throw cause;
    }),
  );
  // Awaits all even if one fails, so that none is still running when the next row is measured.
  for (const outcome of await Promise.allSettled(clients)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }

  return computeStats(times, (performance.now() - startedAt) / 1000);
}

/**
 * Runs an open loop: sends requests at a constant rate, whether or not earlier ones are answered. Latency is measured
 * from the time a request was due, so that a stall also counts for the requests it delayed (no coordinated omission).
 */
export async function runOpenLoop(
  send: () => Promise<unknown>,
  { perSecond, seconds, signal }: { perSecond: number; seconds: number; signal: AbortSignal },
): Promise<LoadStats> {
  const times: number[] = [];
  const startedAt = performance.now();
  const requests = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()), undefined, { signal });
    // A timer may end up to a millisecond early.
    const from = Math.min(dueAt, performance.now());
    await send();
    times.push(performance.now() - from);
  });
  for (const outcome of await Promise.allSettled(requests)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return computeStats(times, (performance.now() - startedAt) / 1000);
}

export function computeStats(times: number[], elapsedSeconds: number): LoadStats {
  times.sort((a, b) => a - b);
  return {
    requestCount: times.length,
    perSecond: times.length / elapsedSeconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  };
}

/** Nearest-rank method: always returns one of the measured times. */
function percentile(sorted: readonly number[], ratio: number): number {
  return sorted[Math.max(0, Math.ceil(ratio * sorted.length) - 1)] ?? Number.NaN;
}
