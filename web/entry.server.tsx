import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { htmlContext } from '#web/site/site.ts';

/**
 * What server/platform/ssr needs from this bundle: its API client, and the context keys by which a page gets the client
 * and the settings and hands over its HTML.
 */
export { createApiClient } from '#contract/client.ts';
export { apiContext, htmlContext, siteContext } from '#web/site/site.ts';

/**
 * Renders a page to one string: nothing suspends on the server, so there is nothing to stream. React Router would
 * stream the loader data after the page; here they are read first and written at the end of the body.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = entryContext;
  const pageData = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = renderToString(<ServerRouter context={rest} url={request.url} />);
  const { htmlWithoutPreloads, preloads } = deferModulePreloads(page);
  const bodyEnd = `${preloads}${hydrationScript(pageData)}</body>`;
  context.set(htmlContext, `<!DOCTYPE html>${htmlWithoutPreloads.replace('</body>', () => bodyEnd)}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/**
 * Separates the scripts' module preloads from the head, so that they come after the visible content: on a slow
 * connection they would compete with the style sheet and the first pictures.
 */
function deferModulePreloads(page: string): { htmlWithoutPreloads: string; preloads: string } {
  const preloads = new Set<string>();
  const htmlWithoutPreloads = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.add(link);
    return '';
  });
  return { htmlWithoutPreloads, preloads: [...preloads].join('') };
}

/** Passes the loader data to React Router: a string in single quotes, because the data are full of double ones. */
function hydrationScript(pageData: string): string {
  const text = pageData.replace(
    /[\\'<\n\r\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script>window.__reactRouterContext.streamController.enqueue('${text}');window.__reactRouterContext.streamController.close();</script>`;
}
