import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** What server/pages needs of this bundle: its own client, and the keys under which a page finds client and settings. */
export { createApiClient } from '#contract/client.ts';
export { apiContext, siteContext } from './site.ts';

/**
 * A page as one piece of HTML: nothing on it waits, so there is nothing to stream. React Router would stream the
 * page's data after it; here they are read first and written at its end.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context;
  const pageData = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = renderToString(<ServerRouter context={rest} url={request.url} />);
  const { seen, preloads } = partScripts(page);
  const html = `<!DOCTYPE html>${seen.replace('</body>', () => `${preloads}${handOff(pageData)}</body>`)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * Takes the scripts' preloads out of the head, to come after everything that is seen: on a slow line they would take
 * the connections that the style sheet and the first pictures wait for.
 */
function partScripts(page: string): { seen: string; preloads: string } {
  const preloads = new Set<string>();
  const seen = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.add(link);
    return '';
  });
  return { seen, preloads: [...preloads].join('') };
}

/** In single quotes, because the data are full of double ones. */
function handOff(pageData: string): string {
  const text = pageData.replace(
    /[\\'<\n\r\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script>window.__reactRouterContext.streamController.enqueue('${text}');window.__reactRouterContext.streamController.close();</script>`;
}
