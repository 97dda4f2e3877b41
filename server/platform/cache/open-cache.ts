import type { Logger } from 'pino';
import type { CachedResponses } from '#server/platform/http/cached-responses.ts';
import { type CacheFastPath, createCacheFastPath } from './cache-fast-path.ts';
import type { CachedResponse } from './cached-response.ts';
import { createCachedResponses, createInternalResponses } from './cached-responses.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { watchChanges } from './watch-changes.ts';

/** Everything that keeps what is the same for everyone, following the changes in the database. */
export type CacheHandle = {
  cache: ResponseCache;
  fastPath: CacheFastPath;
  /** For clients. */
  cachedResponses: CachedResponses;
  /** For the pages' own calls. */
  internalResponses: CachedResponses;
  close(): Promise<void>;
};

export type OpenCacheOptions = {
  databaseUrl: string;
  maxBytes: number;
  /** What else lies ready. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Told of every change before anything is made anew. */
  onChange: () => void;
};

export function openCache(
  { databaseUrl, maxBytes, files, onChange }: OpenCacheOptions,
  log: Logger,
): CacheHandle {
  const cache = createResponseCache({ maxBytes });
  const fastPath = createCacheFastPath(cache, files, log);
  const changes = watchChanges(
    databaseUrl,
    {
      onChange() {
        onChange();
        cache.invalidateAll();
      },
      setHearing(isListening) {
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
    internalResponses: createInternalResponses(cache),
    close: changes.close,
  };
}
