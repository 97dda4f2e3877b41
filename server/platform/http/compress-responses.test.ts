import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { describe, expect, it } from 'vitest';
import { createCachedResponses } from '#server/platform/cache/cached-responses.ts';
import { createResponseCache } from '#server/platform/cache/response-cache.ts';
import { compressResponses } from './compress-responses.ts';

const LONG = { text: 'A long reply. '.repeat(500) };
const cache = createResponseCache({ maxBytes: 1e6 });
cache.setListening(true);
const shared = createCachedResponses(cache, () => undefined);

const app = new Hono();
app.use(compressResponses);
app.use('/from-afar/*', cors({ origin: ['https://shop.test'] }));
app.get('/long', (context) => context.json(LONG));
app.get('/short', (context) => context.json({ text: 'short' }));
app.get('/picture', (context) => context.body('x'.repeat(5000), 200, { 'content-type': 'image/webp' }));
for (const path of ['/kept', '/from-afar/kept']) {
  app.get(path, (context) => shared.respond(context, path, async () => context.json(LONG)));
}

async function get(path: string, accepted: string, headers: Record<string, string> = {}) {
  const reply = await app.request(path, { headers: { 'accept-encoding': accepted, ...headers } });
  return {
    reply,
    encoding: reply.headers.get('content-encoding'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
}

describe('a reply made for one request', () => {
  it('is compressed as the client can read it', async () => {
    const zstd = await get('/long', 'gzip, deflate, br, zstd');
    expect(zstd.encoding).toBe('zstd');
    expect(JSON.parse(zstdDecompressSync(zstd.bytes).toString())).toEqual(LONG);
    const gzip = await get('/long', 'gzip');
    expect(gzip.encoding).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual(LONG);
    expect(gzip.reply.headers.get('content-length')).toBe(String(gzip.bytes.length));
    expect((await get('/long', 'identity')).encoding).toBeNull();
  });

  it('is left alone when it is short or no text', async () => {
    for (const path of ['/short', '/picture'])
      expect((await get(path, 'br, gzip, zstd')).encoding).toBeNull();
  });
});

describe('a kept reply', () => {
  it('is not compressed twice, and says on what it depends, also to pages of other origins', async () => {
    for (const path of ['/kept', '/from-afar/kept']) {
      const { reply, encoding } = await get(path, 'br, zstd', { origin: 'https://shop.test' });
      expect(encoding).toBe('br');
      expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
    }
    const { reply } = await get('/from-afar/kept', 'zstd', { origin: 'https://shop.test' });
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(reply.headers.get('vary')).toMatch(/origin/i);
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://shop.test');
  });
});
