import type { CachedResponses } from '#server/platform/http/cache-types.ts';
import type { ProcessLog } from '#server/platform/logging/open-log.ts';
import { type CacheFastPath, createCacheFastPath } from './cache-fast-path.ts';
import type { CachedResponse } from './cached-response.ts';
import { createCachedResponses } from './cached-responses.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createSharedResults, type SharedResults } from './shared-results.ts';
import { watchChanges } from './watch-changes.ts';
import { watchDays } from './watch-days.ts';

/** The response cache, invalidated by changes in the database and at midnight, and the ways to respond from it. */
export type CacheHandle = {
  cache: ResponseCache;
  fastPath: CacheFastPath;
  /** Responses for clients. */
  cachedResponses: CachedResponses;
  /** Results of the pages' own calls. */
  sharedResults: SharedResults;
  close(): Promise<void>;
};

export type OpenCacheOptions = {
  databaseUrl: string;
  maxBytes: number;
  /** Client assets, by path. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Called at every change, and at midnight, before responses are produced again. */
  onChange: () => void;
};

export function openCache(
  { databaseUrl, maxBytes, files, onChange }: OpenCacheOptions,
  { log, logCachedResponse }: ProcessLog,
): CacheHandle {
  const cache = createResponseCache({ maxBytes });
  const fastPath = createCacheFastPath(cache, files, logCachedResponse);
  const invalidate = () => {
    onChange();
    cache.invalidateAll();
  };
  // What is shown on some days only changes without a change in the database.
  const days = watchDays(invalidate);
  const changes = watchChanges(
    databaseUrl,
    'shop_changed',
    {
      onChange: invalidate,
      setListening(isListening) {
        if (isListening) onChange();
        cache.setListening(isListening);
      },
    },
    log,
  );
  return {
    cache,
    fastPath,
    cachedResponses: createCachedResponses(cache, fastPath.registerUrl),
    sharedResults: createSharedResults(cache.getGeneration),
    async close() {
      days.close();
      await changes.close();
    },
  };
}
