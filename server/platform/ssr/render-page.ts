import { createHash } from 'node:crypto';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ApiClient, createApiClient } from '#contract/client.ts';
import { createResponse } from '#server/platform/http/response-bytes.ts';

/** The exports of the built storefront's entry; see web/entry.server.tsx. */
type StorefrontEntry = {
  createApiClient: typeof createApiClient;
  apiContext: RouterContext<ApiClient>;
  siteContext: RouterContext<object>;
  renderedPageContext: RouterContext<{ html: string; inlineScripts: string[] } | null>;
};

export type RenderPage = (pathAndQuery: string) => Promise<Response>;

export type PageRendererOptions = {
  /** Loads the built storefront; called for every page, so that development can return a new build. */
  loadBuild: () => Promise<ServerBuild>;
  /** Answers the pages' API calls in-process. */
  fetchApi: (request: Request) => Promise<Response>;
  /** Settings of the shop for every page; the type is the storefront's `Site`. */
  site: object;
  /** Other origins that pages may call and load pictures from. */
  otherOrigins: string[];
};

/** Pages must not depend on the requested host name; their own URL comes from the settings. */
const IN_PROCESS_ORIGIN = 'http://in-process';

/**
 * Renders the storefront's pages. They call the API in-process and are the same for every visitor, because they get
 * only path and query of the request.
 */
export function createPageRenderer({
  loadBuild,
  fetchApi,
  site,
  otherOrigins,
}: PageRendererOptions): RenderPage {
  const handleRequest = createRequestHandler(loadBuild, process.env.NODE_ENV);
  const clientsByEntry = new WeakMap<StorefrontEntry, ApiClient>();
  /** Clients have a method for every call, so one is created per build. */
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
    const page = context.get(entry.renderedPageContext);
    if (!page) return response;
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', buildContentSecurityPolicy(page.inlineScripts, otherOrigins));
    headers.set('cache-control', 'private, no-store');
    return createResponse(Buffer.from(page.html), { status: response.status, headers });
  };
}

/**
 * Allows by their hashes, so that the page can be cached, the inline scripts that the renderer wrote. A script that got
 * onto the page in any other way has none.
 */
function buildContentSecurityPolicy(inlineScripts: string[], otherOrigins: string[]): string {
  const hashes = inlineScripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const others = otherOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    // React sets style attributes, and the toast library adds a style sheet of its own.
    "style-src 'self' 'unsafe-inline'",
    // The operator's pictures may be on any host.
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
