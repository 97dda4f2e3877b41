import type { HttpBindings } from '@hono/node-server';
import type { CachedResponses } from '#server/platform/http/cache-types.ts';
import { negotiateEncoding } from '#server/platform/http/encodings.ts';
import { getLoggedPath } from '#server/platform/http/log-requests.ts';
import type { CacheFastPath } from './cache-fast-path.ts';
import { getEncodedBody, matchesEtag } from './cached-response.ts';
import type { CacheResult, ResponseCache } from './response-cache.ts';

/** Responses for clients, from the cache: in an encoding that the client accepts, or 304. */
export function createCachedResponses(
  cache: ResponseCache,
  registerUrl: CacheFastPath['registerUrl'],
): CachedResponses {
  return {
    async respond(context, key, produce) {
      const result = await cache.getOrProduce(key, produce);
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
      if (incoming?.url) registerUrl(incoming.url, key, getLoggedPath(context));
      const response = await toHttpResponse(result, context.req.raw.headers);
      cache.updateSize(key);
      return response;
    },
  };
}

async function toHttpResponse(
  { response, staleForSeconds }: CacheResult,
  requestHeaders: Headers,
): Promise<Response> {
  const encodedBody = await getEncodedBody(
    response,
    negotiateEncoding(requestHeaders.get('accept-encoding') ?? undefined),
  );
  const isNotModified =
    response.status === 200 && matchesEtag(requestHeaders.get('if-none-match') ?? undefined, response);
  const { status, rawHeaders, body } = isNotModified ? encodedBody.notModified : encodedBody.full;
  const headers = toHeaders(rawHeaders);
  if (staleForSeconds !== undefined) {
    headers.set('age', String(staleForSeconds));
    headers.set('warning', '110 - "Response is Stale"');
  }
  return new Response(isNotModified ? null : new Uint8Array(body), { status, headers });
}

/** @param rawHeaders alternating names and values. */
function toHeaders(rawHeaders: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.set(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
}
