import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';
import {
  addEncodedBody,
  type CachedResponse,
  getUncompressedBody,
  toCachedResponse,
} from '#server/platform/cache/cached-response.ts';
import { ENCODINGS_BY_SIZE } from '#server/platform/http/encodings.ts';

/** Cached responses by URL path. */
export type ClientAssets = ReadonlyMap<string, CachedResponse>;

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
/** File names in these folders contain a hash of the content. */
const HASHED_PATH = /^\/(desk\/)?assets\//;
/** What the desk loads is below it. */
export const DESK_FOLDER = '/desk/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
/** The service worker's script may load only what its own policy allows. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Suffixes of the compressed files that the build writes beside each file; see scripts/build.ts. */
const COMPRESSED_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Loads the built storefront's client assets in all encodings. They are few and small, so all stay in memory.
 * @param parts without the service worker its script is left out, without the desk all of its files.
 */
export async function loadClientAssets(
  folder: string,
  { hasServiceWorker, hasDesk }: { hasServiceWorker: boolean; hasDesk: boolean },
): Promise<ClientAssets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = new Map<string, CachedResponse>();
  for (const name of names) {
    const type = CONTENT_TYPES[path.extname(name)];
    const urlPath = `/${name.split(path.sep).join('/')}`;
    if (!type || (urlPath === SERVICE_WORKER_FILE && !hasServiceWorker)) continue;
    if (urlPath.startsWith(DESK_FOLDER) && !hasDesk) continue;
    files.set(urlPath, await loadFile(path.join(folder, name), urlPath, type));
  }
  return files;
}

async function loadFile(file: string, urlPath: string, type: string): Promise<CachedResponse> {
  const headers = new Headers({ 'content-type': type });
  if (urlPath === SERVICE_WORKER_FILE) headers.set('content-security-policy', SERVICE_WORKER_POLICY);
  const response = await toCachedResponse(
    new Response(await readFile(file), { headers }),
    getCacheControl(urlPath),
  );
  addEncodedBody(response, 'identity', await getUncompressedBody(response), 'best');
  for (const encoding of ENCODINGS_BY_SIZE) {
    const bytes = await readFile(file + COMPRESSED_SUFFIXES[encoding]).catch(() => undefined);
    if (bytes) addEncodedBody(response, encoding, bytes, 'best');
  }
  return response;
}

function getCacheControl(urlPath: string): string {
  if (urlPath === SERVICE_WORKER_FILE) return 'no-cache';
  return HASHED_PATH.test(urlPath) ? IMMUTABLE : ONE_DAY;
}
