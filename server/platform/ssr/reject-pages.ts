import type { IncomingMessage, ServerResponse } from 'node:http';
import { hideSecrets } from '#server/platform/http/log-requests.ts';
import type { OverloadGuard } from '#server/platform/http/overload.ts';
import { sendPrepared } from '#server/platform/http/prepared-response.ts';
import { createRequestId } from '#server/platform/http/request-ids.ts';
import { readTraceId } from '#server/platform/http/trace-id.ts';
import type { ProcessLog } from '#server/platform/logging/open-log.ts';
import { prepareBusyPage } from './busy-page.ts';
import type { PageCacheKeys } from './page-cache-keys.ts';

/** @returns false when the request is not rejected and untouched. */
export type RejectPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Rejects pages while the shop is overloaded, before the app handles the request: that would take a tenth of the time
 * of a page, and nothing would be left for those that are accepted when many more are asked for than the shop can
 * carry.
 * @param isCached tells whether there is a response for a key; even a stale one is better than none.
 */
export function createPageRejection(
  pageCacheKeys: Promise<PageCacheKeys>,
  isCached: (key: string) => boolean,
  overload: OverloadGuard,
  logResponse: ProcessLog['logCachedResponse'],
): RejectPage {
  const busyPage = prepareBusyPage();
  let keys: PageCacheKeys | undefined;
  void pageCacheKeys.then((loaded) => {
    keys = loaded;
  });
  return (request, response) => {
    const { method } = request;
    if (!keys || (method !== 'GET' && method !== 'HEAD')) return false;
    const url = URL.parse(request.url ?? '', 'http://in-process');
    if (!url || !keys.beginsLikePage(url.pathname)) return false;
    const key = keys.find(url);
    if ((key !== undefined && isCached(key)) || !overload.rejectEarly(request)) return false;
    const requestId = createRequestId();
    sendPrepared(response, busyPage, requestId);
    const traceId = readTraceId(request.headers.traceparent);
    logResponse({ requestId, traceId, method, address: hideSecrets(url.pathname), status: busyPage.status });
    return true;
  };
}
