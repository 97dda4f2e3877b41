import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server/platform/database/database-error.ts';
import type { ProduceResponse } from '#server/platform/http/cached-responses.ts';
import {
  type CachedResponse,
  encodeBody,
  estimateMemoryBytes,
  isCacheable,
  isShortLived,
  toCachedResponse,
} from './cached-response.ts';
import { createSegmentedLruCache } from './segmented-lru-cache.ts';

export type CacheResult = {
  response: CachedResponse;
  /** Set when something has changed since, and a newer reply could not be made; how old it is. */
  staleForSeconds?: number;
};

export type ResponseCache = {
  /** A current reply that is there; undefined when there is any reason to look closer. */
  getFresh(key: string): CachedResponse | undefined;
  /** The reply of an address; however many ask, one is made. */
  getOrProduce(key: string, produce: ProduceResponse): Promise<CacheResult>;
  /** Like `read`, but never stale: for what is made into other replies. */
  getOrProduceFresh(key: string, produce: ProduceResponse): Promise<CachedResponse>;
  /** A form was added to a reply: it weighs more now. */
  updateSize(key: string): void;
  /** Something in the shop has changed: nothing kept so far is current any more. */
  invalidateAll(): void;
  /** Whether changes are heard of. While they are not, nothing is current. */
  setListening(isHearing: boolean): void;
  counts: { hits: number; made: number; stale: number };
  bytes(): number;
};

export type ResponseCacheOptions = {
  maxBytes: number;
  /** How long a reply is current while nothing changes; after that it is made anew behind the one who asks. */
  freshMs?: number;
  shortLivedMs?: number;
  /** How long one waits for a newer reply before an older one has to do. */
  maxWaitMs?: number;
};

type Entry = {
  response: CachedResponse;
  generation: number;
  producedAt: number;
  freshUntil: number;
  hits: number;
};
type PendingRefresh = { generation: number; response: Promise<CachedResponse> };

/** A form that was sent so often is worth compressing well. */
const RECOMPRESS_AFTER_HITS = 10;
/** While the database is out older replies are given at once for so long, while newer ones are tried for. */
const BACKOFF_MS = 2000;

export function createResponseCache({
  maxBytes,
  freshMs = 60_000,
  shortLivedMs = 10_000,
  maxWaitMs = 1000,
}: ResponseCacheOptions): ResponseCache {
  const store = createSegmentedLruCache<Entry>(maxBytes);
  const pendingRefreshes = new Map<string, PendingRefresh>();
  const counts = { hits: 0, made: 0, stale: 0 };
  let generation = 0;
  let isListening = false;
  let backoffUntil = 0;
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

  /** Compresses a reply that is asked for often as well as can be, one at a time. */
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

  /** Joins whoever is making the reply from what the shop is now, or makes it. */
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
    counts.made += 1;
    try {
      const reply = await toCachedResponse(await produce());
      if (reply.status === 503) backoffUntil = performance.now() + BACKOFF_MS;
      if (!isCacheable(reply.status)) return reply;
      const madeAt = performance.now();
      const currentUntil = madeAt + (isShortLived(reply.status) ? shortLivedMs : freshMs);
      saveEntry(key, {
        response: reply,
        generation: generationAtStart,
        producedAt: madeAt,
        freshUntil: currentUntil,
        hits: 0,
      });
      return reply;
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) backoffUntil = performance.now() + BACKOFF_MS;
      throw cause;
    }
  }

  async function getOrProduce(key: string, produce: ProduceResponse): Promise<CacheResult> {
    const current = getFresh(key);
    if (current) return { response: current };
    const entry = store.peek(key);
    const refreshing = coalesceRefresh(key, produce);
    if (!entry) return { response: await refreshing };
    const attempt = refreshing.then(
      (response) => (response.status < 500 ? { response } : undefined),
      () => undefined,
    );
    if (performance.now() >= backoffUntil) {
      if (isUnchanged(entry)) return { response: entry.response };
      const served = await Promise.race([attempt, sleep(maxWaitMs, undefined, { ref: false })]);
      if (served) return served;
      // A database that says nothing fails slowly: those who ask next need not find that out again.
      backoffUntil = performance.now() + BACKOFF_MS;
    }
    counts.stale += 1;
    return {
      response: entry.response,
      staleForSeconds: Math.ceil((performance.now() - entry.producedAt) / 1000),
    };
  }

  return {
    getFresh,
    getOrProduce,
    async getOrProduceFresh(key, produce) {
      return getFresh(key) ?? (await coalesceRefresh(key, produce));
    },
    updateSize,
    invalidateAll() {
      generation += 1;
    },
    setListening(listens) {
      isListening = listens;
      generation += 1;
    },
    counts,
    bytes: store.bytes,
  };
}
