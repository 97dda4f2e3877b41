import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { htmlContext } from '#web/site/site.ts';

/** What server/pages needs of this bundle: its own client, and the keys under which a page finds client and settings and leaves its HTML. */
export { createApiClient } from '#contract/client.ts';
export { apiContext, htmlContext, siteContext } from '#web/site/site.ts';

/**
 * A page as one piece of HTML: nothing on it waits, so there is nothing to stream. React Router would stream the
 * page's data after it; here they are read first and written at its end.
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
  const { seen: htmlWithoutPreloads, preloads } = deferModulePreloads(page);
  const bodyEnd = `${preloads}${hydrationScript(pageData)}</body>`;
  context.set(htmlContext, `<!DOCTYPE html>${htmlWithoutPreloads.replace('</body>', () => bodyEnd)}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/**
 * Takes the scripts' preloads out of the head, to come after everything that is seen: on a slow line they would take
 * the connections that the style sheet and the first pictures wait for.
 */
function deferModulePreloads(page: string): { seen: string; preloads: string } {
  const preloads = new Set<string>();
  const htmlWithoutPreloads = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.add(link);
    return '';
  });
  return { seen: htmlWithoutPreloads, preloads: [...preloads].join('') };
}

/** In single quotes, because the data are full of double ones. */
function hydrationScript(pageData: string): string {
  const text = pageData.replace(
    /[\\'<\n\r\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script>window.__reactRouterContext.streamController.enqueue('${text}');window.__reactRouterContext.streamController.close();</script>`;
}
