import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { describe, expect, it } from 'vitest';
import { createCachedResponses } from '#server/platform/cache/cached-responses.ts';
import { createResponseCache } from '#server/platform/cache/response-cache.ts';
import { compressResponses } from './compress-responses.ts';

const LONG = { text: 'A long response. '.repeat(500) };
const cache = createResponseCache({ maxBytes: 1e6 });
cache.setListening(true);
const cachedResponses = createCachedResponses(cache, () => undefined);

const app = new Hono();
app.use(compressResponses);
app.use('/cross-origin/*', cors({ origin: ['https://shop.test'] }));
app.get('/long', (context) => context.json(LONG));
app.get('/short', (context) => context.json({ text: 'short' }));
app.get('/picture', (context) => context.body('x'.repeat(5000), 200, { 'content-type': 'image/webp' }));
for (const path of ['/cached', '/cross-origin/cached']) {
  app.get(path, (context) => cachedResponses.respond(context, path, async () => context.json(LONG)));
}

async function get(path: string, accepted: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers: { 'accept-encoding': accepted, ...headers } });
  return {
    response,
    encoding: response.headers.get('content-encoding'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a response produced for one request', () => {
  it('is compressed with an encoding that the client accepts', async () => {
    const zstd = await get('/long', 'gzip, deflate, br, zstd');
    expect(zstd.encoding).toBe('zstd');
    expect(JSON.parse(zstdDecompressSync(zstd.bytes).toString())).toEqual(LONG);
    const gzip = await get('/long', 'gzip');
    expect(gzip.encoding).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual(LONG);
    expect(gzip.response.headers.get('content-length')).toBe(String(gzip.bytes.length));
    expect((await get('/long', 'identity')).encoding).toBeNull();
  });

  it('is not compressed when it is short or not text', async () => {
    for (const path of ['/short', '/picture'])
      expect((await get(path, 'br, gzip, zstd')).encoding).toBeNull();
  });
});

describe('a cached response', () => {
  it('is not compressed twice and has a Vary header, also for pages of other origins', async () => {
    for (const path of ['/cached', '/cross-origin/cached']) {
      const { response, encoding } = await get(path, 'br, zstd', { origin: 'https://shop.test' });
      expect(encoding).toBe('br');
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    }
    const { response } = await get('/cross-origin/cached', 'zstd', { origin: 'https://shop.test' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toMatch(/origin/i);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.test');
  });
});
