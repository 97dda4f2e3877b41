import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getEncodedBody } from './cached-response.ts';
import { createResponseCache, type ResponseCacheOptions } from './response-cache.ts';

function openCache(setting: Partial<ResponseCacheOptions> = {}) {
  const cache = createResponseCache({ maxBytes: 1_000_000, maxWaitMs: 30, ...setting });
  cache.setListening(true);
  let text = 'one';
  let status = 200;
  let made = 0;
  let gate = Promise.resolve();
  return {
    cache,
    made: () => made,
    /** What the shop says from now on. */
    say(next: string, withStatus = 200) {
      text = next;
      status = withStatus;
    },
    /** Holds up whatever is made until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async read(key = '/') {
      const { response, staleForSeconds } = await cache.getOrProduce(key, async () => {
        made += 1;
        const seen = new Response(text, { status, headers: { 'content-type': 'text/html' } });
        await gate;
        return seen;
      });
      return `${response.uncompressedBody}${staleForSeconds === undefined ? '' : ' (stale)'}`;
    },
  };
}

describe('the reply cache', () => {
  it('makes one reply for a hundred who ask at once, and for all who ask later', async () => {
    const { read, made, cache } = openCache();
    expect(await Promise.all(Array.from({ length: 100 }, () => read()))).toEqual(Array(100).fill('one'));
    expect(await read()).toBe('one');
    expect(made()).toBe(1);
    expect(cache.counts.hits).toBe(1);
  });

  it('gives nobody who asks after a change what was made of the shop before it', async () => {
    const { read, say, hold, cache } = openCache();
    const release = hold();
    const before = read();
    say('two');
    cache.invalidateAll();
    const after = read();
    release();
    expect(await before).toBe('one');
    expect(await after).toBe('two');
    expect(await read()).toBe('two');
  });

  it('makes one reply for all who ask after a change', async () => {
    const { read, say, made, cache } = openCache();
    await read();
    say('two');
    cache.invalidateAll();
    expect(await Promise.all(Array.from({ length: 50 }, () => read()))).toEqual(Array(50).fill('two'));
    expect(made()).toBe(2);
  });

  it('gives an old reply, marked as such, when a new one fails or takes too long', async () => {
    const { read, say, hold, made, cache } = openCache();
    await read();
    say('out', 503);
    cache.setListening(false);
    expect(await read()).toBe('one (stale)');
    say('two');
    const release = hold();
    expect(await read()).toBe('one (stale)');
    expect(made()).toBe(3);
    release();
    cache.setListening(true);
    await expect.poll(() => read(), { timeout: 5000 }).toBe('two');
  });

  it('goes on making new replies when one fails by itself', async () => {
    const { read, say, cache } = openCache();
    await read();
    const refused = cache.getOrProduce('/bad', () => Promise.reject(new Error('no such character')));
    await expect(refused).rejects.toThrow('no such character');
    say('two');
    cache.invalidateAll();
    expect(await read()).toBe('two');
  });

  it('counts long addresses as what they weigh', async () => {
    const { read, cache } = openCache();
    for (let number = 0; number < 100; number += 1) await read(`/${'long'.repeat(5000)}${number}`);
    expect(cache.bytes()).toBeGreaterThan(900_000);
    expect(cache.bytes()).toBeLessThan(1_000_000);
  });

  it('keeps no failure and no refusal, and what is missing only for a while', async () => {
    const { read, say, made } = openCache({ shortLivedMs: 20 });
    for (const status of [500, 503, 422, 429, 401]) {
      say('no', status);
      await read(`/${status}`);
      await read(`/${status}`);
    }
    expect(made()).toBe(10);
    say('missing', 404);
    await read('/404');
    await read('/404');
    expect(made()).toBe(11);
    await sleep(30);
    say('found');
    await expect.poll(() => read('/404')).toBe('found');
  });

  it('renews what is old behind the one who asks', async () => {
    const { read, say } = openCache({ freshMs: 20 });
    await read();
    say('two');
    await sleep(30);
    expect(await read()).toBe('one');
    await expect.poll(() => read()).toBe('two');
  });

  it('trusts nothing it keeps while it does not hear of changes', async () => {
    const { read, say, cache } = openCache();
    await read();
    cache.setListening(false);
    say('two');
    expect(await read()).toBe('two');
    say('three');
    expect(await read()).toBe('three');
  });

  it('stays within its bytes', async () => {
    const { read, say, cache } = openCache({ maxBytes: 100_000 });
    say('x'.repeat(2000));
    for (let each = 0; each < 500; each += 1) await read(`/search?query=${each}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  });

  it('keeps no more memory than it counts', async () => {
    const { read, say, cache } = openCache();
    say('x'.repeat(2000));
    await read();
    const reply = cache.getFresh('/');
    if (!reply?.uncompressedBody) throw new Error('It was not kept.');
    const kept = [reply.uncompressedBody];
    for (const encoding of ['br', 'gzip', 'zstd', 'identity'] as const) {
      kept.push((await getEncodedBody(reply, encoding)).bytes);
    }
    expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual(kept.map(({ length }) => length));
  });

  it('refuses a reply that is meant for one person', async () => {
    const { cache } = openCache();
    const personal = async () => new Response('hello', { headers: { 'set-cookie': 'a=b' } });
    await expect(cache.getOrProduce('/', personal)).rejects.toThrow(/cookie/);
  });

  it('keeps a large reply compressed alone, and gives it whole to whoever wants it otherwise', async () => {
    const { cache, say, read } = openCache();
    const page = Array.from({ length: 20_000 }, (_, each) => `${each} ₹`).join(' ');
    say(page);
    expect(await read()).toBe(page);
    const plainBytes = cache.bytes();
    const reply = cache.getFresh('/');
    if (!reply) throw new Error('It was not kept.');
    const compressed = await getEncodedBody(reply, 'br');
    cache.updateSize('/');
    expect(cache.bytes()).toBeLessThan(plainBytes / 2);
    expect(brotliDecompressSync(compressed.bytes).toString()).toBe(page);
    expect(gunzipSync((await getEncodedBody(reply, 'gzip')).bytes).toString()).toBe(page);
    expect((await getEncodedBody(reply, 'identity')).bytes.toString()).toBe(page);
    cache.updateSize('/');
    expect(cache.bytes()).toBeLessThan(plainBytes);
  });
});
