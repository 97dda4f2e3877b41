import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from '#server/platform/http/encodings.ts';
import { sendPrepared } from '#server/platform/http/prepared-response.ts';
import { createRequestId } from '#server/platform/http/request-ids.ts';
import { readTraceId } from '#server/platform/http/trace-id.ts';
import type { ProcessLog } from '#server/platform/logging/open-log.ts';
import { type CachedResponse, matchesEtag } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** Answers requests from the cache before the app handles them. */
export type CacheFastPath = {
  /**
   * @returns how many bytes it sends; undefined when there is no fresh cached response: the request is then untouched.
   */
  serve(request: IncomingMessage, response: ServerResponse): number | undefined;
  /**
   * Records under which key the response to this URL is cached.
   * @param requestUrl path and query exactly as a client has sent them.
   * @param label the path to log.
   */
  registerUrl(requestUrl: string, key: string, label: string): void;
};

const MAX_URLS = 20_000;
const MAX_URL_LENGTH = 500;

/** @param files responses that do not change while the shop runs, by path. */
export function createCacheFastPath(
  cache: ResponseCache,
  files: ReadonlyMap<string, CachedResponse>,
  logCachedResponse: ProcessLog['logCachedResponse'],
): CacheFastPath {
  const entriesByUrl = new Map<string, { key: string; label: string }>();

  function find(requestUrl: string): { cached: CachedResponse; label: string } | undefined {
    const entry = entriesByUrl.get(requestUrl);
    const cached = entry && cache.getFresh(entry.key);
    if (cached) return { cached, label: entry.label };
    const path = requestUrl.split('?', 1)[0] ?? '';
    const file = files.get(path);
    return file && { cached: file, label: path };
  }
  return {
    registerUrl(requestUrl, key, label) {
      if (requestUrl.length > MAX_URL_LENGTH) return;
      if (entriesByUrl.size >= MAX_URLS) entriesByUrl.clear();
      entriesByUrl.set(requestUrl, { key, label });
    },
    serve(request, response) {
      const { method, url = '', headers } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const found = find(url);
      if (!found) return undefined;
      const { cached, label } = found;
      const encodedBody = cached.encodedBodies.get(
        cached.isCompressible ? negotiateEncoding(headers['accept-encoding']) : 'identity',
      );
      if (!encodedBody) return undefined;
      const isNotModified = cached.status === 200 && matchesEtag(headers['if-none-match'], cached);
      const prepared = isNotModified ? encodedBody.notModified : encodedBody.full;
      const requestId = createRequestId();
      sendPrepared(response, prepared, requestId);
      const traceId = readTraceId(headers.traceparent);
      logCachedResponse({ requestId, traceId, method, address: label, status: prepared.status });
      return method === 'HEAD' ? 0 : prepared.bytes.length;
    },
  };
}
