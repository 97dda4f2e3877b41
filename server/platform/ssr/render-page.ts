import { createHash } from 'node:crypto';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ApiClient, createApiClient } from '#contract/client.ts';
import { createResponse } from '#server/platform/http/response-bytes.ts';

/** What the built storefront's entry exports for us; see web/entry.server.tsx. */
type StorefrontEntry = {
  createApiClient: typeof createApiClient;
  apiContext: RouterContext<ApiClient>;
  siteContext: RouterContext<object>;
  htmlContext: RouterContext<string>;
};

/** @param address path and query. */
export type RenderPage = (address: string) => Promise<Response>;

export type PageRendererOptions = {
  /** The built storefront; asked for with every page, so that development can give a fresh one. */
  loadBuild: () => Promise<ServerBuild>;
  /** Answers the pages' calls without a network between. */
  fetchApi: (request: Request) => Promise<Response>;
  /** What every page may know of the shop; the type is the storefront's `Site`. */
  site: object;
  /** Other hosts that pages may call and load pictures from. */
  otherOrigins: string[];
};

/** No page is to know by which name it was asked for: what it says of its own address it takes from the settings. */
const IN_PROCESS_ORIGIN = 'http://in-process';

/**
 * The storefront's pages, rendered on the server. They call the API in-process and are the same for every visitor:
 * nothing of the request but its address reaches them.
 */
export function createPageRenderer({
  loadBuild,
  fetchApi,
  site,
  otherOrigins,
}: PageRendererOptions): RenderPage {
  const handleRequest = createRequestHandler(loadBuild, process.env.NODE_ENV);
  const clientsByEntry = new WeakMap<StorefrontEntry, ApiClient>();
  /** Clients have a method for every call, so each build's is made once. */
  function getClient(entry: StorefrontEntry): ApiClient {
    const client =
      clientsByEntry.get(entry) ?? entry.createApiClient({ apiUrl: IN_PROCESS_ORIGIN, fetch: fetchApi });
    clientsByEntry.set(entry, client);
    return client;
  }
  return async (pathAndQuery) => {
    const entry = (await loadBuild()).entry.module as unknown as StorefrontEntry;
    const context = new RouterContextProvider();
    context.set(entry.apiContext, getClient(entry));
    context.set(entry.siteContext, site);
    const response = await handleRequest(new Request(IN_PROCESS_ORIGIN + pathAndQuery), context);
    const html = context.get(entry.htmlContext);
    if (html === '') return response;
    const bytes = Buffer.from(html);
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', buildContentSecurityPolicy(bytes, otherOrigins));
    headers.set('cache-control', 'private, no-store');
    return createResponse(bytes, { status: response.status, headers });
  };
}

/**
 * Allows exactly the inline scripts that are on the page, by their hashes, so that the page can be cached. Bytes are read
 * as Latin letters: what is looked for has no others, and a page of two-byte letters would take twice its size in memory.
 */
function buildContentSecurityPolicy(html: Buffer, otherOrigins: string[]): string {
  const scripts = html.toString('latin1').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = new Set(
    [...scripts].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`,
    ),
  );
  const others = otherOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    // React sets style attributes, and the toast library adds a style sheet of its own.
    "style-src 'self' 'unsafe-inline'",
    // The operator's pictures may be anywhere.
    `img-src 'self' data: https:${others}`,
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // See web/ui/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default rich-text',
  ].join('; ');
}
