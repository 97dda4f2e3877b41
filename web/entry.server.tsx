import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type DataSource, SENT_DATA_ID, sentDataContext } from '#web/routing/page-data.ts';
import { renderedPageContext } from '#web/site/site.ts';
import { pageHtmlContext, StaticHtmlContext, staticHtmlContext } from '#web/site/static-html.tsx';

/**
 * What server/platform/ssr needs from this bundle: the error that its loaders expect of the API, and the context keys
 * by which a page gets its API client and the settings, and is handed over.
 */
export { ApiError } from '#contract/client.ts';
export { sentDataContext } from '#web/routing/page-data.ts';
export { apiContext, renderedPageContext, shopEnvironmentContext } from '#web/site/site.ts';

/**
 * Renders a page to one string: nothing suspends on the server, so there is nothing to stream. React Router would
 * stream what loaders return after the page; here it is read first and written at the end of the body.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = entryContext;
  const routerData = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  // Only marks the scripts, and is removed again: cached pages cannot have a nonce, and nothing can guess it before.
  const nonce = crypto.randomUUID();
  const mark = ` nonce="${nonce}"`;
  const staticHtml = context.get(staticHtmlContext);
  const markup = renderToString(
    <StaticHtmlContext value={staticHtml && { ...staticHtml, ...context.get(pageHtmlContext) }}>
      <ServerRouter context={rest} url={request.url} nonce={nonce} />
    </StaticHtmlContext>,
  );
  const { head, content, end } = splitMarkup(markup, mark);
  const { htmlWithoutPreloads, preloads } = deferModulePreloads(head.replaceAll(mark, ''));
  const hydrationScript = writeHydrationScript(routerData);
  const bodyEnd = `${preloads}${writeSentData(context.get(sentDataContext) ?? {})}<script>${hydrationScript}</script></body>`;
  context.set(renderedPageContext, {
    html: `<!DOCTYPE html>${htmlWithoutPreloads}${content}${end.replaceAll(mark, '').replace('</body>', () => bodyEnd)}`,
    inlineScripts: [...readMarkedScripts(head, mark), ...readMarkedScripts(end, mark), hydrationScript],
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Only the head and the scripts at the end have marks; what is between is long and stays as it is. */
function splitMarkup(markup: string, mark: string): { head: string; content: string; end: string } {
  const headEnd = markup.indexOf('</head>');
  const endStart = markup.lastIndexOf('<', markup.indexOf(mark, headEnd));
  return {
    head: markup.slice(0, headEnd),
    content: markup.slice(headEnd, endStart),
    end: markup.slice(endStart),
  };
}

/** The code of the marked inline scripts. */
function readMarkedScripts(markup: string, mark: string): string[] {
  const parts = markup.split(mark);
  const scripts = parts.slice(1).flatMap((afterMark, index) => {
    const beforeMark = parts[index] ?? '';
    if (!beforeMark.startsWith('<script', beforeMark.lastIndexOf('<'))) return [];
    return [afterMark.slice(afterMark.indexOf('>') + 1, afterMark.indexOf('</script>'))];
  });
  return scripts.filter((code) => code !== '');
}

/**
 * Separates the scripts' module preloads from the head, so that they come after the visible content: on a slow
 * connection they would compete with the style sheet and the first pictures.
 */
function deferModulePreloads(head: string): { htmlWithoutPreloads: string; preloads: string } {
  const preloads = new Set<string>();
  const htmlWithoutPreloads = head.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.add(link);
    return '';
  });
  return { htmlWithoutPreloads, preloads: [...preloads].join('') };
}

/** The loader data as JSON, placed before the script that starts hydration. */
function writeSentData({ root, page }: Partial<Record<DataSource, object>>): string {
  const parts = [root && `"root":${toSharedJson(root)}`, page && `"page":${toJson(page)}`];
  return `<script id="${SENT_DATA_ID}" type="application/json">{${parts.filter(Boolean).join(',')}}</script>`;
}

const jsonByObject = new WeakMap<object, string>();

/** The JSON of an object that many pages share. */
function toSharedJson(value: object): string {
  const json = jsonByObject.get(value) ?? toJson(value);
  jsonByObject.set(value, json);
  return json;
}

/** JSON that cannot end the script element it is in. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Passes what loaders returned to React Router, which are references to the data. */
function writeHydrationScript(routerData: string): string {
  const code = toJson(routerData);
  return `window.__reactRouterContext.streamController.enqueue(${code});window.__reactRouterContext.streamController.close();`;
}
