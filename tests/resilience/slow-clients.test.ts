import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { EXTENDED } from '../support/extended.ts';
import { formatRequestHead, openSocket, type RawSocket } from '../support/raw-socket.ts';

const MEGABYTE = 1024 * 1024;
const SLOW_CLIENTS = 1000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await startDatabaseShop();
});
afterAll(() => shop.close());

/** What the server's process holds in memory. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${shop.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** As many as keep an eye on the shop while others are slow. */
async function visitAsUsual(): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of ['/', '/products', '/search?query=pump', '/livez', '/api/category/getallCategory']) {
    for (let time = 0; time < 4; time += 1) statuses.push((await fetch(shop.url + path)).status);
  }
  return statuses;
}

describe(`${SLOW_CLIENTS} slow clients`, () => {
  const begin = [
    ({ socket }: RawSocket) => socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: '),
    ({ socket }: RawSocket) =>
      socket.write(
        `${formatRequestHead('POST', '/api/user/login', { ...JSON_TYPE, 'Content-Length': '1000' })}{"email":`,
      ),
    ({ socket }: RawSocket) => socket.pause().write(formatRequestHead('GET', '/products')),
    // Nothing at all.
    () => undefined,
  ];

  it('keep nobody else waiting, and lose their places', async () => {
    await visitAsUsual();
    const before = await residentBytes();
    const clients: RawSocket[] = [];
    for (let index = 0; index < SLOW_CLIENTS; index += 1) {
      const client = await openSocket(shop.url);
      begin[index % begin.length]?.(client);
      clients.push(client);
    }
    const trickle = setInterval(() => {
      for (const [index, { socket }] of clients.entries()) if (index % begin.length < 2) socket.write('x');
    }, 500);
    expect(await visitAsUsual()).toEqual(Array(20).fill(200));
    expect((await residentBytes()) - before).toBeLessThan(200 * MEGABYTE);
    if (EXTENDED) {
      // Every 5 s the server looks who has taken longer than 15 s for a head, and 60 s for a body.
      await sleep(70_000);
      const isOver = ({ socket }: RawSocket) => socket.readyState === 'closed';
      const senders = clients.filter((_, index) => index % begin.length < 2);
      expect(senders.filter(isOver)).toHaveLength(senders.length);
    }
    clearInterval(trickle);
    for (const { socket } of clients) socket.destroy();
  });
});

describe('body of 50 MB', () => {
  const LARGE = 50 * MEGABYTE;
  const piece = Buffer.alloc(64 * 1024, 'x');

  /** @returns how many bytes the server took before it closed the connection, and what it said. */
  async function pour(headers: Record<string, string>, frame: (bytes: Buffer) => Buffer) {
    const { socket, received, closed } = await openSocket(shop.url);
    socket.write(formatRequestHead('POST', '/api/user/login', { ...JSON_TYPE, ...headers }));
    let sent = 0;
    while (sent < LARGE && !socket.destroyed && !received().includes('\r\n\r\n')) {
      sent += piece.length;
      if (!socket.write(frame(piece)))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await expect.poll(() => received().slice(9, 12), { timeout: 5000 }).toBe('413');
    socket.destroy();
    return { sent, said: received() };
  }

  it.each([
    ['announced', { 'Content-Length': String(LARGE) }, (bytes: Buffer) => bytes],
    [
      'in pieces without an announced length',
      { 'Transfer-Encoding': 'chunked' },
      (bytes: Buffer) =>
        Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    ],
  ])(
    '%s is refused long before its end, ten at once, and leaves nothing in memory',
    async (_, headers, frame) => {
      await pour(headers, frame);
      const before = await residentBytes();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => pour(headers, frame)));
      for (const { sent, said } of outcomes) {
        expect(sent).toBeLessThan(LARGE / 2);
        expect(said).toContain('A request body can have at most 256 KiB.');
      }
      expect((await residentBytes()) - before).toBeLessThan(60 * MEGABYTE);
    },
  );

  it('rejects a compressed body with 415 without unpacking it', async () => {
    const body = gzipSync(Buffer.alloc(LARGE));
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'GZIP, gzip']) {
      const reply = await fetch(`${shop.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body,
      });
      expect([reply.status, await reply.json()]).toEqual([
        415,
        { success: false, code: 'unsupported_media_type', msg: 'The request body must not be compressed.' },
      ]);
    }
  });
});
