import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';

/**
 * Tells when there is more to do than can be done. What counts is what is scarce, the database's connections and the
 * time to make pages, and not how many requests are open: slow clients cost neither.
 */
export type OverloadGuard = {
  /** Whether one more piece of work would only make all others wait longer. */
  isOverloaded(): boolean;
  /** Does work that is the event loop's more than the database's: making a page. Others get their turns in between. */
  runRender<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
};

export const RETRY_AFTER_SECONDS = 1;

/** What a call is told then. */
export function createOverloadedError(): AppError {
  return new AppError('unavailable', 'The shop is very busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const TICK_MS = 20;
/** A burst is no overload; work that still queues after so many beats is. */
const MAX_OVERLOAD_TICKS = 5;
/** For how long the shop is careful after it was strained or had to refuse something. */
const THROTTLE_MS = 1000;
/** Statements and pages begun and not done: many when a burst comes, few as long as work keeps queueing. */
const MAX_IN_FLIGHT = { usually: 100, careful: 16 };

/** Once the shop is careful: a page keeps the event loop busy for as long as two statements do PostgreSQL. */
const PAGE_WEIGHT = 2;

/** Each turn of the event loop takes in one new connection: without these, whom to refuse would wait unseen. */
const YIELD_TURNS = 8;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < YIELD_TURNS; turn += 1) await turnOfTheLoop();
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
    overloadTicks = countInFlight() > MAX_IN_FLIGHT.careful ? overloadTicks + 1 : 0;
    if (overloadTicks >= MAX_OVERLOAD_TICKS) throttledUntil = performance.now() + THROTTLE_MS;
  }, TICK_MS).unref();

  return {
    isOverloaded() {
      const now = performance.now();
      if (now > throttledUntil) return countInFlight() > MAX_IN_FLIGHT.usually;
      if (countInFlight(PAGE_WEIGHT) <= MAX_IN_FLIGHT.careful) return false;
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
