import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type pg from 'pg';
import { Failure } from '#contract/errors.ts';

/**
 * Tells when there is more to do than can be done. What counts is what is scarce, the database's connections and the
 * time to make pages, and not how many requests are open: slow clients cost neither.
 */
export type Overload = {
  /** Whether one more piece of work would only make all others wait longer. */
  isThere(): boolean;
  /** Does work that is the event loop's more than the database's: making a page. Others get their turns in between. */
  make<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
};

export const RETRY_AFTER_SECONDS = 1;

/** What a call is told then. */
export function busy(): Failure {
  return new Failure('unavailable', 'The shop is very busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const BEAT_MS = 20;
/** A burst is no overload; work that still queues after so many beats is. */
const BEATS_OF_STRAIN = 5;
/** For how long the shop is careful after it was strained or had to refuse something. */
const CAREFUL_MS = 1000;
/** Statements and pages begun and not done: many when a burst comes, few as long as work keeps queueing. */
const MOST_BEGUN = { usually: 100, careful: 16 };

/** Once the shop is careful: a page keeps the event loop busy for as long as two statements do PostgreSQL. */
const PAGE_WEIGHT = 2;

/** Each turn of the event loop takes in one new connection: without these, whom to refuse would wait unseen. */
const TURNS_FOR_OTHERS = 8;

async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < TURNS_FOR_OTHERS; turn += 1) await turnOfTheLoop();
}

export function watchOverload(pools: readonly Pool[]): Overload {
  let beatsOfStrain = 0;
  let carefulUntil = 0;
  let pages = 0;
  let lastTurn = Promise.resolve();
  const begun = (pageWeight = 1) =>
    pools.reduce(
      (sum, { totalCount, idleCount, waitingCount }) => sum + totalCount - idleCount + waitingCount,
      pages * pageWeight,
    );
  const timer = setInterval(() => {
    beatsOfStrain = begun() > MOST_BEGUN.careful ? beatsOfStrain + 1 : 0;
    if (beatsOfStrain >= BEATS_OF_STRAIN) carefulUntil = performance.now() + CAREFUL_MS;
  }, BEAT_MS).unref();

  return {
    isThere() {
      const now = performance.now();
      if (now > carefulUntil) return begun() > MOST_BEGUN.usually;
      if (begun(PAGE_WEIGHT) <= MOST_BEGUN.careful) return false;
      carefulUntil = now + CAREFUL_MS;
      return true;
    },
    async make(work) {
      pages += 1;
      lastTurn = lastTurn.then(letOthersIn);
      try {
        await lastTurn;
        return await work();
      } finally {
        pages -= 1;
      }
    },
    close: () => clearInterval(timer),
  };
}
