import type { Context } from 'hono';
import { isLoopback } from '#server/platform/network/is-loopback.ts';
import { PLAIN_PAGE_HEADERS, renderPlainPage } from './plain-page.ts';

export type DeskPageOptions = {
  /** Of the built desk, which the browser turns into every one of its pages. */
  html: string;
  /** The only host that has the desk; undefined when all of the shop's hosts have it. */
  host: string | undefined;
  /** Whether visitors reach the shop by HTTPS. */
  isHttps: boolean;
};

/** What the desk shows comes from this host alone. Pictures of products may be on any. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // React sets style attributes, and the toast library adds a style sheet of its own.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  // Papers that were drawn for the operator.
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default rich-text',
].join('; ');

const NEEDS_HTTPS = {
  title: 'The desk needs HTTPS',
  words:
    'Anybody who listens on the way would read what operators read and type. Give the shop an https address (PUBLIC_URL), or open the desk on the machine itself, at localhost.',
};

/** Answers requests for the pages of the desk; undefined on a host that has none. */
export function createDeskPage({ html, host, isHttps }: DeskPageOptions) {
  return (context: Context): Response | undefined => {
    const requestHost = context.req.header('host') ?? '';
    if (host !== undefined && requestHost !== host) return undefined;
    if (!isHttps && !isLoopback(requestHost.replace(/:\d+$/, ''))) {
      return new Response(renderPlainPage(NEEDS_HTTPS), { status: 403, headers: PLAIN_PAGE_HEADERS });
    }
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      },
    });
  };
}
