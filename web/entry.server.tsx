import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderedPageContext } from '#web/site/site.ts';

/**
 * What server/platform/ssr needs from this bundle: its API client, and the context keys by which a page gets the client
 * and the settings and is handed over.
 */
export { createApiClient } from '#contract/client.ts';
export { apiContext, renderedPageContext, siteContext } from '#web/site/site.ts';

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
  // Only marks the scripts, and is removed again: cached pages cannot have a nonce, and nothing can guess it before.
  const nonce = crypto.randomUUID();
  const markup = renderToString(<ServerRouter context={rest} url={request.url} nonce={nonce} />);
  const { page, inlineScripts } = extractMarkedScripts(markup, ` nonce="${nonce}"`);
  const { htmlWithoutPreloads, preloads } = deferModulePreloads(page);
  const hydrationScript = writeHydrationScript(pageData);
  const bodyEnd = `${preloads}<script>${hydrationScript}</script></body>`;
  context.set(renderedPageContext, {
    html: `<!DOCTYPE html>${htmlWithoutPreloads.replace('</body>', () => bodyEnd)}`,
    inlineScripts: [...inlineScripts, hydrationScript],
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Removes the mark from a page. @returns also the code of the marked inline scripts. */
function extractMarkedScripts(markup: string, mark: string): { page: string; inlineScripts: string[] } {
  const parts = markup.split(mark);
  const inlineScripts = parts.slice(1).flatMap((afterMark, index) => {
    const beforeMark = parts[index] ?? '';
    if (!beforeMark.startsWith('<script', beforeMark.lastIndexOf('<'))) return [];
    return [afterMark.slice(afterMark.indexOf('>') + 1, afterMark.indexOf('</script>'))];
  });
  return { page: parts.join(''), inlineScripts: inlineScripts.filter((code) => code !== '') };
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
function writeHydrationScript(pageData: string): string {
  const text = pageData.replace(
    /[\\'<\n\r\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `window.__reactRouterContext.streamController.enqueue('${text}');window.__reactRouterContext.streamController.close();`;
}
