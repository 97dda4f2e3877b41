import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import type pg from 'pg';
import { AppError } from '#contract/errors.ts';
import type { ClientIps } from './client-ip.ts';
import { createClientShares, type Requester } from './client-shares.ts';
import { createPressure } from './pressure.ts';

/** A request that is being answered. */
export type Visit = Requester & {
  request: IncomingMessage;
  /** When it took the turn of the heavy clients. */
  turnStartedAt?: number;
  /** Whether it no longer counts. */
  hasEnded?: boolean;
};

/**
 * Detects overload and decides who is served. It measures the scarce resources, which are database connections, the
 * event loop and queues, and not the number of open requests, because slow clients use none of these. While requests
 * compete for them, clients that use more than others are heavy: their requests are held back, and then take turns.
 */
export type OverloadGuard = {
  /**
   * To be called with every request, before it is answered even from the cache.
   * @returns what a request of a heavy client has to wait for.
   */
  holdBack(request: IncomingMessage): Promise<void> | undefined;
  /** To be called with every response that is sent without a visit. */
  countSent(request: IncomingMessage, bytes: number): void;
  /** Does the work for a request. It gets no visit for requests that do not count. */
  runVisit<Result>(
    request: IncomingMessage,
    response: ServerResponse,
    work: (visit: Visit | undefined) => Result | Promise<Result>,
  ): Promise<Result>;
  /**
   * To be called before a request uses a scarce resource.
   * @param hasPriority for buyers and for logging in: while the shop is throttled, they come before other visitors.
   * @throws OverloadedError when the queue is full, or when requests of others come first.
   */
  admit(visit: Visit | undefined, hasPriority?: boolean): void;
  /**
   * From now on the request does not count as open, because its response goes on for hours and uses hardly anything.
   */
  leave(visit: Visit | undefined): void;
  /**
   * To be called instead of answering a visitor's request for a page, when that would need a scarce resource.
   * @returns true when `admit` would reject it. It then counts as rejected, so the caller must.
   */
  rejectEarly(request: IncomingMessage): boolean;
  /** Since it was created. */
  counts: { rejected: number; rendered: number };
  /** Whether everything that needs a scarce resource has been rejected for some seconds, and still is. */
  isRejectingAll(): boolean;
  /** From now on requests with this `Authorization` header count for the account. */
  rememberLogin(authorization: string, accountId: string): void;
  /** Renders a page, which occupies the event loop rather than the database. Renders yield to other work in between. */
  runRender<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
};

export const RETRY_AFTER_SECONDS = 1;

/** The error of a request that is rejected because of overload. */
export class OverloadedError extends AppError {
  constructor() {
    super('unavailable', 'The shop is very busy. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** The visit of a request; undefined for requests that this program makes itself. */
export function getVisit(context: Context): Visit | undefined {
  return (context.env as { visit?: Visit } | undefined)?.visit;
}

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
type Queue = { readonly pendingCount: number };

const TICK_MS = 20;
/** Limits for statements and pages in progress: high enough for a burst, low while the shop is throttled. */
const MAX_IN_FLIGHT = { normal: 100, throttled: 16 };

/**
 * While throttled, a page counts as four statements: the event loop renders one page after another, so the last of four
 * already waits as long as it takes to render all.
 */
const PAGE_WEIGHT = 4;

/** The event loop accepts one connection per turn. Without these turns, requests to reject would queue unseen. */
const YIELD_TURNS = 8;

/** When the event loop uses more than this part of a processor, requests wait for each other. */
const BUSY_LOOP = 0.6;
/** What a request adds to its client's load while clients compete; in addition, a rejection and what is sent. */
const ADDED_LOAD = { request: 0.02, rejection: 0.2, sentByte: 1e-6 };
/** A client that comes again at once gains nothing: its request waits as long as the client should have waited. */
const HOLD_MS = RETRY_AFTER_SECONDS * 1000;
/** Heavy clients take turns, one request at a time, with pauses that leave nine tenths of the time to others. */
const PAUSE_PER_TURN = 9;
const MAX_PAUSE_MS = 5000;

/** When nothing has been accepted for so long, and there was no pause in rejecting, a load balancer should know. */
const REJECTING_ALL = { afterMs: 5000, maxPauseMs: 1000 };

const HEALTH_CHECK = /^\/(livez|readyz)(\?|$)/;
/** Pictures are neither rendered nor queried, and on a slow connection a page's pictures are open for long. */
const FILE = /^\/media\//;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < YIELD_TURNS; turn += 1) await nextTurn();
}

/**
 * Creates a function that tells, called at every tick, whether the event loop is the bottleneck. It measures processor
 * time: on a machine that is busy with other things, every event loop is late.
 */
function createLoopMeter(): () => boolean {
  const read = () => {
    const { user, system } = process.threadCpuUsage();
    return { now: performance.now(), cpuMs: (user + system) / 1000 };
  };
  let last = read();
  return () => {
    const current = read();
    const isBusy = current.cpuMs - last.cpuMs > BUSY_LOOP * (current.now - last.now);
    last = current;
    return isBusy;
  };
}

/**
 * @param pools connection pools of the database.
 * @param queues other work that waits for its turn.
 */
export function createOverloadGuard(
  pools: readonly Pool[],
  queues: readonly Queue[],
  clientIps: ClientIps,
): OverloadGuard {
  const shares = createClientShares();
  /** Of statements and pages: most new requests are rejected. */
  const throttle = createPressure();
  /** Of everything that requests compete for, except queues. */
  const competition = createPressure();
  /** Of queues, which only requests that write wait in. */
  const queueing = createPressure();
  const isLoopBusy = createLoopMeter();
  let heldBack = 0;
  const counts = { rejected: 0, rendered: 0 };
  let rejectingSince: number | undefined;
  let lastRejectedAt = Number.NEGATIVE_INFINITY;
  /** Requests that read. They never wait for a lock of the database, nor for a slow body. */
  let readsInFlight = 0;
  let nextTurnAt = 0;
  let rendersInFlight = 0;
  let lastTurn = Promise.resolve();

  const countInFlight = (pageWeight = 1) =>
    pools.reduce(
      (sum, { totalCount, idleCount, waitingCount }) => sum + totalCount - idleCount + waitingCount,
      rendersInFlight * pageWeight,
    );
  const countQueued = () => queues.reduce((sum, { pendingCount }) => sum + pendingCount, 0);

  const timer = setInterval(() => {
    const inFlight = countInFlight();
    const isMany = (count: number) => count > MAX_IN_FLIGHT.throttled;
    throttle.update(isMany(inFlight));
    competition.update(isLoopBusy() || isMany(inFlight) || isMany(readsInFlight));
    queueing.update(isMany(countQueued()));
    // Otherwise those who wait would come all at once.
    if (isMany(inFlight + heldBack)) for (const pressure of [competition, queueing]) pressure.prolong();
    if (competition.isLasting() || queueing.isLasting()) shares.lowerMaxLoad();
    else if (!competition.isHigh() && !queueing.isHigh()) shares.resetMaxLoad();
  }, TICK_MS).unref();

  const mustCompete = ({ method }: IncomingMessage) =>
    competition.isHigh() || (method === 'POST' && queueing.isHigh());

  const identify = (request: IncomingMessage) =>
    shares.identify(clientIps.getRequestIp(request), request.headers.authorization);

  function isFull(hasPriority: boolean): boolean {
    if (!throttle.isHigh()) return countInFlight() > MAX_IN_FLIGHT.normal;
    const max = hasPriority ? MAX_IN_FLIGHT.normal : MAX_IN_FLIGHT.throttled;
    if (countInFlight(PAGE_WEIGHT) <= max) return false;
    throttle.prolong();
    return true;
  }

  function countRejection(): void {
    const now = performance.now();
    if (now - lastRejectedAt > REJECTING_ALL.maxPauseMs) rejectingSince = undefined;
    rejectingSince ??= now;
    lastRejectedAt = now;
  }

  /** That heavy clients are rejected says nothing about the shop. */
  function reject(requester: Requester, isHeavy: boolean): void {
    counts.rejected += 1;
    if (!isHeavy) countRejection();
    shares.addLoad(requester, ADDED_LOAD.rejection);
  }

  /** @returns false when it is not the turn of heavy clients. */
  function takeTurn(visit: Visit): boolean {
    if (visit.turnStartedAt !== undefined) return true;
    const now = performance.now();
    if (now < nextTurnAt) return false;
    visit.turnStartedAt = now;
    nextTurnAt = now + MAX_PAUSE_MS;
    return true;
  }

  function endVisit(visit: Visit): void {
    if (visit.hasEnded) return;
    visit.hasEnded = true;
    shares.removeRequest(visit);
    if (visit.turnStartedAt === undefined) return;
    const now = performance.now();
    nextTurnAt = now + Math.min(MAX_PAUSE_MS, PAUSE_PER_TURN * (now - visit.turnStartedAt));
  }

  async function wait(): Promise<void> {
    heldBack += 1;
    await new Promise((resolve) => void setTimeout(resolve, HOLD_MS));
    heldBack -= 1;
  }

  return {
    holdBack(request) {
      if (!mustCompete(request) || HEALTH_CHECK.test(request.url ?? '')) return undefined;
      const visit = identify(request);
      shares.addLoad(visit, ADDED_LOAD.request);
      return shares.isHeavy(visit) ? wait() : undefined;
    },
    countSent(request, bytes) {
      if (mustCompete(request)) shares.addLoad(identify(request), ADDED_LOAD.sentByte * bytes);
    },
    async runVisit(request, response, work) {
      const { method, url = '' } = request;
      if (HEALTH_CHECK.test(url) || FILE.test(url)) return work(undefined);
      const visit: Visit = { ...identify(request), request };
      shares.addRequest(visit);
      const { socket } = request;
      const sentBefore = socket.bytesWritten;
      response.once('close', () => {
        endVisit(visit);
        if (mustCompete(request))
          shares.addLoad(visit, ADDED_LOAD.sentByte * (socket.bytesWritten - sentBefore));
      });
      const reads = method === 'POST' ? 0 : 1;
      readsInFlight += reads;
      try {
        return await work(visit);
      } finally {
        readsInFlight -= reads;
      }
    },
    admit(visit, hasPriority = false) {
      const mustTakeTurn = visit !== undefined && mustCompete(visit.request) && shares.isHeavy(visit);
      if (mustTakeTurn ? takeTurn(visit) : !isFull(hasPriority)) {
        rejectingSince = undefined;
        return;
      }
      if (visit) reject(visit, mustTakeTurn);
      else {
        counts.rejected += 1;
        countRejection();
      }
      throw new OverloadedError();
    },
    leave(visit) {
      if (visit) endVisit(visit);
    },
    rejectEarly(request) {
      const requester = identify(request);
      const isHeavy = mustCompete(request) && shares.isHeavy(requester);
      if (isHeavy ? performance.now() >= nextTurnAt : !isFull(false)) return false;
      reject(requester, isHeavy);
      return true;
    },
    counts,
    isRejectingAll() {
      const now = performance.now();
      const isRejecting = now - lastRejectedAt < REJECTING_ALL.maxPauseMs;
      return isRejecting && rejectingSince !== undefined && now - rejectingSince > REJECTING_ALL.afterMs;
    },
    rememberLogin: shares.rememberLogin,
    async runRender(work) {
      rendersInFlight += 1;
      counts.rendered += 1;
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
