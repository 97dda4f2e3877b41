import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SMALLEST_FIRST } from '#server/cache/encodings.ts';
import { addForm, type KeptReply, keepReply, plainOf } from '#server/cache/kept-reply.ts';

/** Files by the path of their address. */
export type BrowserFiles = ReadonlyMap<string, KeptReply>;

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
/** Names in here change with the content. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Ends of the names under which the build leaves the compressed forms of a file; see scripts/compress-files.ts. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** The built storefront's files for browsers, in all their forms: they are few and small, so all stay in memory. */
export async function loadBrowserFiles(folder: string): Promise<BrowserFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = new Map<string, KeptReply>();
  for (const name of names) {
    const type = CONTENT_TYPES[path.extname(name)];
    if (type) files.set(`/${name.split(path.sep).join('/')}`, await loadFile(path.join(folder, name), type));
  }
  return files;
}

async function loadFile(file: string, type: string): Promise<KeptReply> {
  const cacheControl = file.split(path.sep).join('/').includes(HASHED) ? FOR_EVER : A_DAY;
  const reply = await keepReply(
    new Response(await readFile(file), { headers: { 'content-type': type } }),
    cacheControl,
  );
  addForm(reply, 'identity', await plainOf(reply), 'best');
  for (const encoding of SMALLEST_FIRST) {
    const bytes = await readFile(file + ENDINGS[encoding]).catch(() => undefined);
    if (bytes) addForm(reply, encoding, bytes, 'best');
  }
  return reply;
}
