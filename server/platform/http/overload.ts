import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';

/**
 * Detects overload. It measures the scarce resources, database connections and the time for rendering pages, and not
 * the number of open requests, because slow clients use neither.
 */
export type OverloadGuard = {
  /** Whether more work would only make all requests wait longer. */
  isOverloaded(): boolean;
  /** Renders a page, which occupies the event loop rather than the database. Renders yield to other work in between. */
  runRender<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
};

export const RETRY_AFTER_SECONDS = 1;

/** The error of a call that is rejected because of overload. */
export function createOverloadedError(): AppError {
  return new AppError('unavailable', 'The shop is very busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const TICK_MS = 20;
/** A short burst is no overload; work that still queues after this many ticks is. */
const MAX_OVERLOAD_TICKS = 5;
/** How long the shop is throttled after it was overloaded or rejected a request. */
const THROTTLE_MS = 1000;
/** Limits for statements and pages in progress: high enough for a burst, low while the shop is throttled. */
const MAX_IN_FLIGHT = { normal: 100, throttled: 16 };

/** While throttled, a page counts as two statements: it occupies the event loop as long as they occupy PostgreSQL. */
const PAGE_WEIGHT = 2;

/** The event loop accepts one connection per turn. Without these turns, requests to reject would queue unseen. */
const YIELD_TURNS = 8;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < YIELD_TURNS; turn += 1) await nextTurn();
}

export function createOverloadGuard(pools: readonly Pool[]): OverloadGuard {
  let overloadTicks = 0;
  let throttledUntil = 0;
  let rendersInFlight = 0;
  let lastTurn = Promise.resolve();
  const countInFlight = (pageWeight = 1) =>
    pools.reduce(
      (sum, { totalCount, idleCount, waitingCount }) => sum + totalCount - idleCount + waitingCount,
      rendersInFlight * pageWeight,
    );
  const timer = setInterval(() => {
    overloadTicks = countInFlight() > MAX_IN_FLIGHT.throttled ? overloadTicks + 1 : 0;
    if (overloadTicks >= MAX_OVERLOAD_TICKS) throttledUntil = performance.now() + THROTTLE_MS;
  }, TICK_MS).unref();

  return {
    isOverloaded() {
      const now = performance.now();
      if (now > throttledUntil) return countInFlight() > MAX_IN_FLIGHT.normal;
      if (countInFlight(PAGE_WEIGHT) <= MAX_IN_FLIGHT.throttled) return false;
      throttledUntil = now + THROTTLE_MS;
      return true;
    },
    async runRender(work) {
      rendersInFlight += 1;
      lastTurn = lastTurn.then(yieldToEventLoop);
      try {
        await lastTurn;
        return await work();
      } finally {
        rendersInFlight -= 1;
      }
    },
    close: () => clearInterval(timer),
  };
}
