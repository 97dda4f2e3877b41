import {
  copyFromHttpCache,
  createOfflinePage,
  findFile,
  findPage,
  isPublic,
  store,
} from './offline-copies.ts';
import { getRequestKind } from './request-kind.ts';
import type { FetchEvent, ServiceWorkerScope } from './worker-scope.ts';

/**
 * The storefront's service worker. A page comes from the network; only if that fails, its last copy is shown, with its
 * time. Files of the build and icons come from their copies. Everything else is left to the browser.
 *
 * A new version of this script waits, as browsers do by default, until no page of the former version is open. Only then
 * are the former copies deleted, so that an open page finds its scripts.
 */
const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => {
  // These requests would be left to the browser anyway, but only after starting this script.
  const patterns = ['/api/*', '/auth/*', '/media/*'];
  const condition = { or: patterns.map((urlPattern) => ({ urlPattern })) };
  event.addRoutes?.({ condition, source: 'network' }).catch(() => undefined);
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The first page was loaded without this script, and says what it consists of. */
worker.addEventListener('message', (event) => {
  event.waitUntil(Promise.allSettled((event.data as string[]).map(copyFromHttpCache)));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const kind = getRequestKind(pathname);
  if (kind === 'page' && mode === 'navigate') event.respondWith(respondWithPage(event));
  if (kind === 'file') event.respondWith(respondWithFile(event));
});

async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    storeCopy(event, response);
    return response;
  } catch {
    return (await findPage(event.request.url)) ?? createOfflinePage();
  }
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const copy = await findFile(event.request.url);
  if (copy) return copy;
  const response = await fetch(event.request);
  storeCopy(event, response);
  return response;
}

/** Stores a copy while the browser already reads the response. */
function storeCopy(event: FetchEvent, response: Response): void {
  if (isPublic(response)) event.waitUntil(store(event.request.url, response.clone()));
}
