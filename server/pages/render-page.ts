import { createHash } from 'node:crypto';
import {
  RouterContextProvider as Context,
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ApiClient } from '#contract/client.ts';

/** What the built storefront exports beside its routes: the keys under which a page finds its API and settings. */
type Keys = Parameters<RouterContextProvider['set']>[0];
type StorefrontEntry = { apiContext: Keys; siteContext: Keys };

export type RenderPage = (request: Request) => Promise<Response>;

/**
 * The storefront's pages, rendered on the server. They call the API in-process and are the same for every visitor:
 * nothing of the request but its address reaches them.
 */
export function createPageRenderer(
  build: ServerBuild,
  api: ApiClient,
  site: object,
  imageOrigins: string[],
): RenderPage {
  const handle = createRequestHandler(build, 'production');
  const entry = build.entry.module as unknown as StorefrontEntry;
  return async (request) => {
    const context = new Context();
    context.set(entry.apiContext, api);
    context.set(entry.siteContext, site);
    const anonymous = new Request(request.url, { method: request.method });
    const page = await handle(anonymous, context);
    const html = await page.text();
    const headers = new Headers(page.headers);
    if (page.headers.get('content-type')?.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(html, imageOrigins));
      headers.set('cache-control', 'no-cache');
    }
    return new Response(request.method === 'HEAD' ? null : html, { status: page.status, headers });
  };
}

/** Allows exactly the inline scripts that are on the page, by their hashes, so that the page can be cached. */
function contentSecurityPolicy(html: string, otherOrigins: string[]): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = new Set(
    [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
  const others = otherOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    // React sets style attributes, and the toast library adds a style sheet of its own.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${others}`,
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
