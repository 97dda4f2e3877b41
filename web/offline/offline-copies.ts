import { offlinePageText } from '#web/text/offline-en.ts';
import { getRequestKind } from './request-kind.ts';

const CACHES = { page: 'udyoghaat_pages', file: 'udyoghaat_files' };
const MAX_PAGES = 40;

/** Whether the response is the same for everyone: pages with anything else are `private`. */
export function isPublic(response: Response): boolean {
  return response.ok && /^public\b/.test(response.headers.get('cache-control') ?? '');
}

/** Stores a public response; the page that was stored first makes room. Without any room nothing is stored. */
export async function store(url: string, response: Response): Promise<void> {
  const kind = getRequestKind(new URL(url).pathname);
  if (!kind) return;
  try {
    const cache = await caches.open(CACHES[kind]);
    // A response that is replaced would keep its place in the order.
    await cache.delete(url);
    await cache.put(url, response);
    if (kind !== 'page') return;
    for (const oldest of (await cache.keys()).slice(0, -MAX_PAGES)) await cache.delete(oldest);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}

/** Stores what the browser still has, without a request to the shop. */
export async function copyFromHttpCache(url: string): Promise<void> {
  const response = await fetch(url, { mode: 'same-origin', cache: 'only-if-cached' });
  if (isPublic(response)) await store(url, response);
}

export async function findFile(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: CACHES.file });
}

/** The copy of a page. Its element `html` says when the shop sent it, which the page then shows. */
export async function findPage(url: string): Promise<Response | undefined> {
  const copy = await caches.match(url, { cacheName: CACHES.page });
  if (!copy) return undefined;
  const headers = new Headers(copy.headers);
  // The copy is not compressed any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = await copy.text();
  const mark = `<html data-offline-copy="${headers.get('date')}"`;
  return new Response(html.replace('<html', mark), { headers });
}

/** Instead of a page that cannot be loaded and has no copy. Static, because there are no scripts for it. */
export function createOfflinePage(): Response {
  const { language, title, hint, tryAgain } = offlinePageText;
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { margin: 20vh auto; max-width: 28rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  a { display: inline-block; padding: 0.75rem 0; color: inherit }
</style>
<main><h1>${title}</h1><p>${hint}</p><p><a href="">${tryAgain}</a></p></main>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
