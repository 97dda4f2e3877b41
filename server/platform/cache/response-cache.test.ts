import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { OverloadedError } from '#server/platform/http/overload.ts';
import { getEncodedBody } from './cached-response.ts';
import { createResponseCache, type ResponseCacheOptions } from './response-cache.ts';

function openCache(options: Partial<ResponseCacheOptions> = {}) {
  const cache = createResponseCache({ maxBytes: 1_000_000, maxWaitMs: 30, ...options });
  cache.setListening(true);
  let text = 'one';
  let status = 200;
  let produced = 0;
  let gate = Promise.resolve();
  return {
    cache,
    countProduced: () => produced,
    /** Sets the response that is produced from now on. */
    setResponse(newText: string, newStatus = 200) {
      text = newText;
      status = newStatus;
    },
    /** Delays responses being produced until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async read(key = '/') {
      const { response, staleForSeconds } = await cache.getOrProduce(key, async () => {
        produced += 1;
        const producedResponse = new Response(text, { status, headers: { 'content-type': 'text/html' } });
        await gate;
        return producedResponse;
      });
      return `${response.uncompressedBody}${staleForSeconds === undefined ? '' : ' (stale)'}`;
    },
  };
}

describe('the response cache', () => {
  it('produces one response for a hundred concurrent requests and all later ones', async () => {
    const { read, countProduced, cache } = openCache();
    expect(await Promise.all(Array.from({ length: 100 }, () => read()))).toEqual(Array(100).fill('one'));
    expect(await read()).toBe('one');
    expect(countProduced()).toBe(1);
    expect(cache.counts.hits).toBe(1);
  });

  it('never serves after a change a response that began to be produced before it', async () => {
    const { read, setResponse, hold, cache } = openCache();
    const release = hold();
    const before = read();
    setResponse('two');
    cache.invalidateAll();
    const after = read();
    release();
    expect(await before).toBe('one');
    expect(await after).toBe('two');
    expect(await read()).toBe('two');
  });

  it('produces one response for all requests after a change', async () => {
    const { read, setResponse, countProduced, cache } = openCache();
    await read();
    setResponse('two');
    cache.invalidateAll();
    expect(await Promise.all(Array.from({ length: 50 }, () => read()))).toEqual(Array(50).fill('two'));
    expect(countProduced()).toBe(2);
  });

  it('serves a response marked as stale when a new one fails or takes too long', async () => {
    const { read, setResponse, hold, countProduced, cache } = openCache();
    await read();
    setResponse('out', 503);
    cache.setListening(false);
    expect(await read()).toBe('one (stale)');
    setResponse('two');
    const release = hold();
    expect(await read()).toBe('one (stale)');
    expect(countProduced()).toBe(3);
    release();
    cache.setListening(true);
    await expect.poll(() => read(), { timeout: 5000 }).toBe('two');
  });

  it('serves a stale response to a client that is rejected because of overload, and only to that one', async () => {
    const { read, setResponse, cache } = openCache({ maxWaitMs: 10_000 });
    await read();
    setResponse('two');
    cache.invalidateAll();
    const reject = () => Promise.reject(new OverloadedError());
    const { response, staleForSeconds } = await cache.getOrProduce('/', reject);
    expect([String(response.uncompressedBody), staleForSeconds]).toEqual(['one', 1]);
    expect(await read()).toBe('two');
    await expect(cache.getOrProduce('/new', reject)).rejects.toThrow(OverloadedError);
  });

  it('keeps producing responses after one failed on its own', async () => {
    const { read, setResponse, cache } = openCache();
    await read();
    const failing = cache.getOrProduce('/bad', () => Promise.reject(new Error('no such character')));
    await expect(failing).rejects.toThrow('no such character');
    setResponse('two');
    cache.invalidateAll();
    expect(await read()).toBe('two');
  });

  const databaseError = (code: string) => Object.assign(new DatabaseError('', 0, 'error'), { code });

  it.each([
    ['responds with 503', () => Promise.resolve(new Response('busy', { status: 503 }))],
    ['responds with 500', () => Promise.resolve(new Response('broken', { status: 500 }))],
    ['takes too long', () => sleep(100).then(() => new Response('late'))],
    ['lost a deadlock', () => Promise.reject(databaseError('40P01'))],
    ['has a character that cannot be stored', () => Promise.reject(databaseError('22021'))],
    ['was cancelled', () => Promise.reject(databaseError('57014'))],
    ['found the disk full', () => Promise.reject(databaseError('53100'))],
    ['waited too long for a statement', () => Promise.reject(new Error('Query read timeout'))],
  ])('shows a change at once although another response %s', async (_, produceOther) => {
    const { read, setResponse, cache } = openCache();
    await Promise.all([read(), read('/other')]);
    setResponse('two');
    cache.invalidateAll();
    await cache.getOrProduce('/other', produceOther);
    expect(await read()).toBe('two');
  });

  it.each([
    ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['lost the connection', new Error('Connection terminated unexpectedly')],
    ['has too many connections', databaseError('53300')],
    ['is shutting down', databaseError('57P01')],
    ['is starting', databaseError('57P03')],
  ])('serves stale responses at once after it was noticed that the database %s', async (_, cause) => {
    const { read, setResponse, countProduced, hold, cache } = openCache({ maxWaitMs: 60_000 });
    await Promise.all([read(), read('/other')]);
    setResponse('two');
    cache.invalidateAll();
    hold();
    await cache.getOrProduce('/other', () => Promise.reject(new Error('failed query', { cause })));
    expect(await read()).toBe('one (stale)');
    expect(countProduced()).toBe(3);
  });

  it('counts the length of keys as memory', async () => {
    const { read, cache } = openCache();
    for (let number = 0; number < 100; number += 1) await read(`/${'long'.repeat(5000)}${number}`);
    expect(cache.bytes()).toBeGreaterThan(900_000);
    expect(cache.bytes()).toBeLessThan(1_000_000);
  });

  it('does not cache errors and rejections, and caches a 404 only for a short time', async () => {
    const { read, setResponse, countProduced } = openCache({ shortLivedMs: 20 });
    for (const status of [500, 503, 422, 429, 401]) {
      setResponse('no', status);
      await read(`/${status}`);
      await read(`/${status}`);
    }
    expect(countProduced()).toBe(10);
    setResponse('missing', 404);
    await read('/404');
    await read('/404');
    expect(countProduced()).toBe(11);
    await sleep(30);
    setResponse('found');
    await expect.poll(() => read('/404')).toBe('found');
  });

  it('serves an old response while it refreshes it in the background', async () => {
    const { read, setResponse } = openCache({ freshMs: 20 });
    await read();
    setResponse('two');
    await sleep(30);
    expect(await read()).toBe('one');
    await expect.poll(() => read()).toBe('two');
  });

  it('serves nothing from the cache while it is not listening for changes', async () => {
    const { read, setResponse, cache } = openCache();
    await read();
    cache.setListening(false);
    setResponse('two');
    expect(await read()).toBe('two');
    setResponse('three');
    expect(await read()).toBe('three');
  });

  it('stays within its memory limit', async () => {
    const { read, setResponse, cache } = openCache({ maxBytes: 100_000 });
    setResponse('x'.repeat(2000));
    for (let each = 0; each < 500; each += 1) await read(`/search?query=${each}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  });

  it('holds no larger buffers than it counts', async () => {
    const { read, setResponse, cache } = openCache();
    setResponse('x'.repeat(2000));
    await read();
    const cached = cache.getFresh('/');
    if (!cached?.uncompressedBody) throw new Error('The response was not cached.');
    const buffers = [cached.uncompressedBody];
    for (const encoding of ['br', 'gzip', 'zstd', 'identity'] as const) {
      buffers.push((await getEncodedBody(cached, encoding)).full.bytes);
    }
    expect(buffers.map(({ buffer }) => buffer.byteLength)).toEqual(buffers.map(({ length }) => length));
  });

  it('keeps the compressed bodies of a response that is produced again and is the same', async () => {
    const { cache, setResponse, read } = openCache();
    setResponse('x'.repeat(2000));
    const compress = async () => {
      await read();
      const response = cache.getFresh('/');
      return response && (await getEncodedBody(response, 'br'));
    };
    const first = await compress();
    cache.invalidateAll();
    expect(await compress()).toBe(first);
    setResponse('y'.repeat(2000));
    cache.invalidateAll();
    const second = await compress();
    expect(second).not.toBe(first);
    setResponse('y'.repeat(2000), 404);
    cache.invalidateAll();
    expect(await compress()).not.toBe(second);
  });

  it('compresses a response better once it has been requested ten times, and only once', async () => {
    const { cache, setResponse, read } = openCache();
    setResponse(readFileSync(import.meta.filename, 'utf8'));
    await read();
    const response = cache.getFresh('/');
    if (!response) throw new Error('The response was not cached.');
    const quick = await getEncodedBody(response, 'br');
    const sent = () => response.encodedBodies.get('br');
    for (let request = 0; request < 8; request += 1) cache.getFresh('/');
    expect(sent()).toBe(quick);
    cache.getFresh('/');
    await expect.poll(sent).not.toBe(quick);
    const best = sent();
    expect(best?.full.body.length).toBeLessThan(quick.full.body.length);
    cache.invalidateAll();
    await read();
    for (let request = 0; request < 20; request += 1) expect(cache.getFresh('/')).toBe(response);
    expect(sent()).toBe(best);
  });

  it('rejects a response that sets a cookie', async () => {
    const { cache } = openCache();
    const personal = async () => new Response('hello', { headers: { 'set-cookie': 'a=b' } });
    await expect(cache.getOrProduce('/', personal)).rejects.toThrow(/cookie/);
  });

  it('stores a large response only compressed, and serves it in every encoding', async () => {
    const { cache, setResponse, read } = openCache();
    const page = Array.from({ length: 20_000 }, (_, each) => `${each} ₹`).join(' ');
    setResponse(page);
    expect(await read()).toBe(page);
    const plainBytes = cache.bytes();
    const cached = cache.getFresh('/');
    if (!cached) throw new Error('The response was not cached.');
    const compressed = await getEncodedBody(cached, 'br');
    cache.updateSize('/');
    expect(cache.bytes()).toBeLessThan(plainBytes / 2);
    expect(brotliDecompressSync(compressed.full.body).toString()).toBe(page);
    expect(gunzipSync((await getEncodedBody(cached, 'gzip')).full.body).toString()).toBe(page);
    expect((await getEncodedBody(cached, 'identity')).full.body.toString()).toBe(page);
    cache.updateSize('/');
    expect(cache.bytes()).toBeLessThan(plainBytes);
  });
});
