import { RETRY_AFTER_SECONDS } from '#server/platform/http/overload.ts';
import { type PreparedResponse, prepareResponse } from '#server/platform/http/prepared-response.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';

/** Static, because rendering a page would cost the time that is lacking. */
const HTML = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The shop is very busy</title>
<style>
  body { margin: 20vh auto; max-width: 28rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  a { color: inherit }
</style>
<h1>The shop is very busy</h1>
<p>Please try again in a moment. Your cart is kept.</p>
<p><a href="">Try again</a></p>
`;

const STATUS = 503;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
};

/** The response to page requests while the server is overloaded. */
export function createBusyPage(): Response {
  return new Response(HTML, { status: STATUS, headers: HEADERS });
}

/** The same, for requests that are rejected before the app handles them. */
export function prepareBusyPage(): PreparedResponse {
  const headers = new Headers(HEADERS);
  addSecurityHeaders(headers);
  const body = Buffer.from(HTML);
  headers.set('content-length', String(body.length));
  return prepareResponse(STATUS, [...headers].flat(), body);
}
