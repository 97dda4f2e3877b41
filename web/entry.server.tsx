import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** The keys under which the server hands its API and the site's settings to a page; see server/pages. */
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
