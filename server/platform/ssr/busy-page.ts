import { RETRY_AFTER_SECONDS } from '#server/platform/http/overload.ts';
import { type PreparedResponse, prepareResponse } from '#server/platform/http/prepared-response.ts';
import { withSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { PLAIN_PAGE_HEADERS, renderPlainPage } from './plain-page.ts';

/** Static, because rendering a page would cost the time that is lacking. */
const HTML = renderPlainPage({
  title: 'The shop is very busy',
  words: 'Please try again in a moment. Your cart is kept.',
});

const STATUS = 503;
const HEADERS = { ...PLAIN_PAGE_HEADERS, 'retry-after': String(RETRY_AFTER_SECONDS) };

/** The response to page requests while the server is overloaded. */
export function createBusyPage(): Response {
  return new Response(HTML, { status: STATUS, headers: HEADERS });
}

/** The same, for requests that are rejected before the app handles them. */
export function prepareBusyPage(): PreparedResponse {
  const body = Buffer.from(HTML);
  const headers = withSecurityHeaders({ ...HEADERS, 'content-length': String(body.length) });
  return prepareResponse(STATUS, headers, body);
}
