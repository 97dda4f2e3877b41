import { hash } from 'node:crypto';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { api, type CallName } from '#contract/api.ts';
import type { ApiClient, ApiError } from '#contract/client.ts';
import { AppError, HTTP_STATUS_BY_CODE } from '#contract/errors.ts';
import { createResponse } from '#server/platform/http/response-bytes.ts';
import type { CallApi } from './in-process-api.ts';

/** The exports of the built storefront's entry; see web/entry.server.tsx. */
type StorefrontEntry = {
  ApiError: typeof ApiError;
  apiContext: RouterContext<ApiClient>;
  shopEnvironmentContext: RouterContext<object>;
  sentDataContext: RouterContext<object | null>;
  renderedPageContext: RouterContext<{ html: string; inlineScripts: string[] } | null>;
};

export type RenderPage = (pathAndQuery: string) => Promise<Response>;

export type PageRendererOptions = {
  /** Loads the built storefront; called for every page, so that development can return a new build. */
  loadBuild: () => Promise<ServerBuild>;
  /** Answers the pages' API calls. */
  callApi: CallApi<CallName>;
  /** Settings of the shop for every page; the type is the storefront's `ShopEnvironment`. */
  environment: object;
  /** Other origins that pages may call and load pictures from. */
  otherOrigins: string[];
};

/** Pages must not depend on the requested host name; their own URL comes from the settings. */
const IN_PROCESS_ORIGIN = 'http://in-process';

/** What is made once for each build: React Router's handler sorts all routes, and the client has all calls. */
type Storefront = { entry: StorefrontEntry; client: ApiClient; handleRequest: RequestHandler };

/**
 * Renders the storefront's pages. They call the API in-process and are the same for every visitor, because they get
 * only path and query of the request.
 */
export function createPageRenderer({
  loadBuild,
  callApi,
  environment,
  otherOrigins,
}: PageRendererOptions): RenderPage {
  const storefronts = new WeakMap<ServerBuild, Storefront>();
  function getStorefront(build: ServerBuild): Storefront {
    const known = storefronts.get(build);
    if (known) return known;
    const entry = build.entry.module as unknown as StorefrontEntry;
    const storefront = {
      entry,
      client: createClient(callApi, entry.ApiError),
      handleRequest: createRequestHandler(build, process.env.NODE_ENV),
    };
    storefronts.set(build, storefront);
    return storefront;
  }
  return async (pathAndQuery) => {
    const { entry, client, handleRequest } = getStorefront(await loadBuild());
    const context = new RouterContextProvider();
    context.set(entry.apiContext, client);
    context.set(entry.shopEnvironmentContext, environment);
    if (!isRouterDataPath(pathAndQuery)) context.set(entry.sentDataContext, {});
    const response = await handleRequest(new Request(IN_PROCESS_ORIGIN + pathAndQuery), context);
    const page = context.get(entry.renderedPageContext);
    if (!page) return response;
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', buildContentSecurityPolicy(page.inlineScripts, otherOrigins));
    headers.set('cache-control', 'private, no-store');
    return createResponse(Buffer.from(page.html), { status: response.status, headers });
  };
}

/** Whether the storefront's router asks for a page's data instead of the page. */
export function isRouterDataPath(pathAndQuery: string): boolean {
  return pathAndQuery.split('?', 1)[0]?.endsWith('.data') ?? false;
}

/** The typed client of the pages. It throws the error class of the build, which the pages know. */
function createClient(callApi: CallApi<CallName>, ApiErrorOfBuild: typeof ApiError): ApiClient {
  const methods = (Object.keys(api) as CallName[]).map((name) => [
    name,
    async (parts: object = {}) => {
      try {
        return await callApi(name, parts);
      } catch (cause) {
        if (!(cause instanceof AppError)) throw cause;
        throw new ApiErrorOfBuild(HTTP_STATUS_BY_CODE[cause.code], cause.message, { code: cause.code });
      }
    },
  ]);
  return Object.fromEntries(methods) as ApiClient;
}

/**
 * Allows by their hashes, so that the page can be cached, the inline scripts that the renderer wrote. A script that got
 * onto the page in any other way has none.
 */
function buildContentSecurityPolicy(inlineScripts: string[], otherOrigins: string[]): string {
  const hashes = inlineScripts.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`);
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // See web/ui/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default rich-text',
  ].join('; ');
}
