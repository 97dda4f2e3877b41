import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnreachable } from '#server/platform/database/database-error.ts';
import type { ProduceResponse } from '#server/platform/http/cache-types.ts';
import { OverloadedError } from '#server/platform/http/overload.ts';
import {
  type CachedResponse,
  encodeBody,
  estimateMemoryBytes,
  isCacheable,
  isShortLived,
  keepIfUnchanged,
  toCachedResponse,
} from './cached-response.ts';
import { createSegmentedLruCache } from './segmented-lru-cache.ts';

export type CacheResult = {
  response: CachedResponse;
  /** The age of a stale response, which is served because no newer one could be produced. */
  staleForSeconds?: number;
};

export type ResponseCache = {
  /** The cached response if it is fresh. */
  getFresh(key: string): CachedResponse | undefined;
  /** Whether there is a response, fresh or not. */
  has(key: string): boolean;
  /**
   * The fresh response for a key. Otherwise concurrent requests share one call of `produce` and get
   * - its response, if none is stored yet; a cacheable one is stored, an error is not;
   * - the stored response, if it has expired but nothing has changed; it is refreshed in the background;
   * - after a change or while not listening, the new response if it succeeds within `maxWaitMs`, or else the stored one
   *   as stale, sent with `Age` and `Warning`. For `BACKOFF_MS` after that, it is sent as stale at once; after the
   *   database could not be reached, so is every stored response that is not fresh. The same for a client for which
   *   `produce` throws an OverloadedError, and only for that client.
   */
  getOrProduce(key: string, produce: ProduceResponse): Promise<CacheResult>;
  /** To be called after an encoded body was added to a cached response, which then uses more memory. */
  updateSize(key: string): void;
  /** Marks all cached responses as outdated, because something in the shop has changed. */
  invalidateAll(): void;
  /** Tells whether changes are being listened for. While they are not, no cached response counts as fresh. */
  setListening(isListening: boolean): void;
  /** A number that grows with each change; undefined while changes are not listened for. */
  getGeneration(): number | undefined;
  /** Notices an outage of the database: for failures that `produce` answers itself, such as by an error page. */
  reportFailure(cause: unknown): void;
  counts: { hits: number; produced: number; stale: number };
  bytes(): number;
};

export type ResponseCacheOptions = {
  maxBytes: number;
  /** How long a response is fresh while nothing changes; after that it is refreshed in the background. */
  freshMs?: number;
  /** The same for redirects and 404s. */
  shortLivedMs?: number;
  /** How long a request waits for a refresh before it gets a stale response. */
  maxWaitMs?: number;
};

type Entry = {
  response: CachedResponse;
  generation: number;
  producedAt: number;
  freshUntil: number;
  /** Until then it is sent as stale at once, because no newer one could be produced. */
  backoffUntil: number;
  /** Requests for this content; below zero once it is compressed with the best effort. */
  hits: number;
};
type PendingRefresh = { generation: number; response: Promise<CachedResponse> };

/** A response requested this often is worth compressing with more effort. */
const RECOMPRESS_AFTER_HITS = 10;
/** For how long stale responses are sent at once, after a refresh failed or an outage of the database was noticed. */
const BACKOFF_MS = 2000;

export function createResponseCache({
  maxBytes,
  freshMs = 60_000,
  shortLivedMs = 10_000,
  maxWaitMs = 1000,
}: ResponseCacheOptions): ResponseCache {
  const store = createSegmentedLruCache<Entry>(maxBytes);
  const pendingRefreshes = new Map<string, PendingRefresh>();
  const counts = { hits: 0, produced: 0, stale: 0 };
  let generation = 0;
  let isListening = false;
  /** During an outage of the database, all responses back off. */
  let outageUntil = 0;
  let isRecompressing = false;

  const isUnchanged = (entry: Entry) => isListening && entry.generation === generation;
  const isFresh = (entry: Entry) => isUnchanged(entry) && performance.now() < entry.freshUntil;

  function getFresh(key: string): CachedResponse | undefined {
    const entry = store.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    counts.hits += 1;
    entry.hits += 1;
    if (entry.hits >= RECOMPRESS_AFTER_HITS) void recompress(key, entry);
    return entry.response;
  }

  /** Compresses a frequently requested response with the best effort, one response at a time. */
  async function recompress(key: string, entry: Entry): Promise<void> {
    if (isRecompressing || !entry.response.isCompressible) return;
    isRecompressing = true;
    entry.hits = Number.NEGATIVE_INFINITY;
    try {
      await encodeBody(entry.response, 'br', 'best');
      updateSize(key);
    } finally {
      isRecompressing = false;
    }
  }

  function updateSize(key: string): void {
    const entry = store.peek(key);
    if (entry) saveEntry(key, entry);
  }

  function saveEntry(key: string, entry: Entry): void {
    store.set(key, entry, key.length + estimateMemoryBytes(entry.response));
  }

  /** Joins a pending refresh that began after the last change, or starts one. */
  function coalesceRefresh(key: string, produce: ProduceResponse): Promise<CachedResponse> {
    const pending = pendingRefreshes.get(key);
    if (pending?.generation === generation) return pending.response;
    const started: PendingRefresh = { generation, response: refresh(key, produce, generation) };
    pendingRefreshes.set(key, started);
    const settle = () => {
      if (pendingRefreshes.get(key) === started) pendingRefreshes.delete(key);
    };
    started.response.then(settle, settle);
    return started.response;
  }

  async function refresh(
    key: string,
    produce: ProduceResponse,
    generationAtStart: number,
  ): Promise<CachedResponse> {
    counts.produced += 1;
    try {
      const produced = await toCachedResponse(await produce());
      if (!isCacheable(produced.status)) return produced;
      const stored = store.peek(key);
      const response = keepIfUnchanged(stored?.response, produced);
      const producedAt = performance.now();
      saveEntry(key, {
        response,
        generation: generationAtStart,
        producedAt,
        freshUntil: producedAt + (isShortLived(response.status) ? shortLivedMs : freshMs),
        backoffUntil: 0,
        hits: stored?.response === response ? stored.hits : 0,
      });
      return response;
    } catch (cause) {
      reportFailure(cause);
      throw cause;
    }
  }

  function reportFailure(cause: unknown): void {
    if (isDatabaseUnreachable(cause)) outageUntil = performance.now() + BACKOFF_MS;
  }

  async function getOrProduce(key: string, produce: ProduceResponse): Promise<CacheResult> {
    const fresh = getFresh(key);
    if (fresh) return { response: fresh };
    const entry = store.peek(key);
    const refreshing = coalesceRefresh(key, produce);
    if (!entry) return { response: await refreshing };
    const toStale = () => {
      counts.stale += 1;
      const staleForSeconds = Math.ceil((performance.now() - entry.producedAt) / 1000);
      return { response: entry.response, staleForSeconds };
    };
    const attempt = refreshing.then(
      (response) => (response.status < 500 ? { response } : undefined),
      (cause) => (cause instanceof OverloadedError ? toStale() : undefined),
    );
    if (performance.now() >= Math.max(outageUntil, entry.backoffUntil)) {
      if (isUnchanged(entry)) return { response: entry.response };
      const refreshed = await Promise.race([attempt, sleep(maxWaitMs, undefined, { ref: false })]);
      if (refreshed) return refreshed;
      // A refresh that is slow will stay so for a while; the next requests should not wait for it again.
      entry.backoffUntil = performance.now() + BACKOFF_MS;
    }
    return toStale();
  }

  return {
    getFresh,
    has: (key) => store.peek(key) !== undefined,
    getOrProduce,
    updateSize,
    invalidateAll() {
      generation += 1;
    },
    setListening(isListeningNow) {
      isListening = isListeningNow;
      generation += 1;
    },
    getGeneration: () => (isListening ? generation : undefined),
    reportFailure,
    counts,
    bytes: store.bytes,
  };
}
