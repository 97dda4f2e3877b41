import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
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
/** File names in this folder contain a hash of the content. */
const HASHED_PATH = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Suffixes of the compressed files that the build writes beside each file; see scripts/build.ts. */
const COMPRESSED_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Loads the built storefront's client assets in all encodings. They are few and small, so all stay in memory. */
export async function loadClientAssets(folder: string): Promise<ClientAssets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = new Map<string, CachedResponse>();
  for (const name of names) {
    const type = CONTENT_TYPES[path.extname(name)];
    if (type) files.set(`/${name.split(path.sep).join('/')}`, await loadFile(path.join(folder, name), type));
  }
  return files;
}

async function loadFile(file: string, type: string): Promise<CachedResponse> {
  const cacheControl = file.split(path.sep).join('/').includes(HASHED_PATH) ? IMMUTABLE : ONE_DAY;
  const response = await toCachedResponse(
    new Response(await readFile(file), { headers: { 'content-type': type } }),
    cacheControl,
  );
  addEncodedBody(response, 'identity', await getUncompressedBody(response), 'best');
  for (const encoding of ENCODINGS_BY_SIZE) {
    const bytes = await readFile(file + COMPRESSED_SUFFIXES[encoding]).catch(() => undefined);
    if (bytes) addEncodedBody(response, encoding, bytes, 'best');
  }
  return response;
}
