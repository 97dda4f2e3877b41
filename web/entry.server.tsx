import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** What server/pages needs of this bundle: its own client, and the keys under which a page finds client and settings. */
export { createApiClient } from '#contract/client.ts';
export { apiContext, siteContext } from './site.ts';

/** A page as one piece of HTML: nothing on it waits, so there is nothing to stream. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
