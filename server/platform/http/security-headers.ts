import { createMiddleware } from 'hono/factory';

/** Adds the security headers of every response. Pages have a content security policy of their own. */
export function addSecurityHeaders(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  headers.set('cross-origin-opener-policy', 'same-origin');
  // Browsers ignore it unless the page was loaded by HTTPS.
  headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

/** The same for answers that are given before there is a response object: alternating names and values. */
export function withSecurityHeaders(headers: Record<string, string>): string[] {
  const all = new Headers(headers);
  addSecurityHeaders(all);
  return [...all].flat();
}

export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  addSecurityHeaders(context.res.headers);
});

/** What a call answers may be about one person: unless it says otherwise, neither browsers nor proxies keep it. */
export const keepOutOfCaches = createMiddleware(async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
});

/** For pages and calls about what a secret link leads to: no cache keeps them, and no other site learns the link. */
export const secretLinkHeaders = createMiddleware(async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('cache-control', 'private, no-store');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-robots-tag', 'noindex');
});
