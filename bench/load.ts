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

  const elapsedSeconds = (performance.now() - startedAt) / 1000;
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
