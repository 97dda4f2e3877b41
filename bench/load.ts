import { setTimeout as sleep } from 'node:timers/promises';

/** Clients that each send the next request as soon as the one before is answered (a closed loop). */
export type Load = { clients: number; seconds: number; signal: AbortSignal };

export type Figures = {
  answers: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/**
 * Puts a load on something for a bounded time.
 * @param send one request, read to its end.
 * @throws whatever `send` throws: replies that fail are fast or slow for reasons of their own, so that no figure counts.
 */
export async function putLoad(send: () => Promise<unknown>, load: Load): Promise<Figures> {
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1000;
  let hasFailed = false;

  async function beClient(): Promise<void> {
    while (performance.now() < endsAt && !hasFailed) {
      load.signal.throwIfAborted();
      const sentAt = performance.now();
      await send();
      times.push(performance.now() - sentAt);
    }
  }
  const clients = Array.from({ length: load.clients }, () =>
    beClient().catch((cause) => {
      hasFailed = true;
      throw cause;
    }),
  );
  // All are awaited even if one fails, so that none is still at work when the next row is measured.
  for (const outcome of await Promise.allSettled(clients)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }

  return figuresOf(times, (performance.now() - startedAt) / 1000);
}

/**
 * Sends requests at a steady rate, whether or not those before are answered (an open loop). A request's time counts from
 * the moment it was due, so that none is flattered by one before it that held everything up.
 */
export async function putSteadyLoad(
  send: () => Promise<unknown>,
  { perSecond, seconds, signal }: { perSecond: number; seconds: number; signal: AbortSignal },
): Promise<Figures> {
  const times: number[] = [];
  const startedAt = performance.now();
  const answers = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const dueAt = startedAt + (index * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()), undefined, { signal });
    await send();
    times.push(performance.now() - dueAt);
  });
  for (const outcome of await Promise.allSettled(answers)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  return figuresOf(times, (performance.now() - startedAt) / 1000);
}

function figuresOf(times: number[], elapsedSeconds: number): Figures {
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / elapsedSeconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  };
}

/** By nearest rank: a time that was really measured. */
function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
