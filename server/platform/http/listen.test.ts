import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { createClientIps } from './client-ip.ts';
import { type ListeningServer, type ListenOptions, listen } from './listen.ts';

let server: ListeningServer;
let port: number;
let logLines: string[];
let sockets: Socket[];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** One of the headers that every response has. */
const NOSNIFF = '\r\nx-content-type-options: nosniff\r\n';

/** Starts a server that answers every request with its path, unless told otherwise. */
async function start(
  trustedProxies: string[] = [],
  handleRequest: ListenOptions['handleRequest'] = (request, response) => void response.end(request.url),
): Promise<void> {
  [port, logLines, sockets] = [await findFreePort(), [], []];
  const log = pino({ level: 'info' }, { write: (line: string) => logLines.push(line) });
  server = await listen({
    port,
    host: '127.0.0.1',
    handleRequest,
    shutdown: new AbortController(),
    drainSeconds: 0,
    clientIps: createClientIps(trustedProxies, log),
    log,
  });
}

/** Opens so many connections from this network address. Returns how many of them are still open. */
async function openConnections(localAddress: string, count: number): Promise<() => number> {
  let dropped = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket
      .on('error', () => undefined)
      .once('close', () => {
        dropped += 1;
      });
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nX-Half-Sent: ');
  }
  return () => count - dropped;
}

/** @returns everything that comes back; empty when the connection is dropped. */
async function send(localAddress: string, request: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(request);
  return text(socket).catch(() => '');
}

const VISIT = 'GET /visit HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n';

/** Thousands of connections take a while to close there. */
const ON_A_BUSY_MACHINE = { timeout: 20_000 };

describe('the connections of a client', () => {
  it('are at most half of those that are still free, so half-sent requests lock out nobody else', async () => {
    await start();
    await expect.poll(await openConnections('127.0.0.2', 3600), ON_A_BUSY_MACHINE).toBe(3334);
    await expect.poll(await openConnections('127.0.0.3', 2300), ON_A_BUSY_MACHINE).toBe(2222);
    expect(await send('127.0.0.2', VISIT)).toBe('');
    expect(await send('127.0.0.4', VISIT)).toContain('/visit');
    // One line soon after the first; the next one would come a minute later.
    await expect.poll(() => logLines).toHaveLength(1);
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, dropped: expect.any(Number) });
    expect(logLines[0]).not.toContain('127.0.0');
  });

  it('can be opened again when others have been closed', async () => {
    await start();
    await expect.poll(await openConnections('127.0.0.2', 3400), ON_A_BUSY_MACHINE).toBe(3334);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => send('127.0.0.2', VISIT), { timeout: 10_000 }).toContain('/visit');
  });

  it('are not limited for a trusted proxy', async () => {
    await start(['127.0.0.2']);
    const countOpen = await openConnections('127.0.0.2', 3600);
    expect(await send('127.0.0.2', VISIT)).toContain('/visit');
    expect(countOpen()).toBe(3600);
  });
});

describe('a request with two Host headers', () => {
  it.each(['Host: shop.test\r\nHost: shop.test', 'host: shop.test\r\nX-A: b\r\nHOST: evil.test'])(
    'is rejected, and its connection closed: %j',
    async (hosts) => {
      await start();
      const response = await send('127.0.0.1', `GET /visit HTTP/1.1\r\n${hosts}\r\n\r\n${VISIT}`);
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(response).toContain('"code":"malformed_request"');
      expect(response).toContain(NOSNIFF);
      expect(response).not.toContain('/visit');
    },
  );
});

it.each([
  ['has too long headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['is not HTTP', 'hello\r\n\r\n', '400'],
  // A proxy and the shop could disagree about where such a request ends, and so about whose the next one is.
  [
    'has two lengths',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    '400',
  ],
  [
    'has a length and is chunked',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400',
  ],
])(
  'a request that %s is answered with its own status, and its connection closed',
  async (_, request, status) => {
    await start();
    const response = await send('127.0.0.1', request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close`));
    expect(response).toContain(NOSNIFF);
    expect(response).toMatch(/\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n/);
    expect(response).toMatch(/\r\n\r\n$/);
  },
);

it('reads the body of a request that has one, and an empty one of a request that has none', async () => {
  const app = new Hono().post('/', async (context) => context.text(`<${await context.req.text()}>`));
  await start([], getRequestListener(app.fetch));
  const bodies = [
    ['', ''],
    ['Content-Length: 0\r\n', ''],
    ['Content-Length: 5\r\n', 'hello'],
    ['Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n0\r\n\r\n'],
  ];
  const received = [];
  for (const [header, body] of bodies) {
    const response = await send(
      '127.0.0.1',
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n${body}`,
    );
    received.push(response.slice(9, 12) + /<.*>/.exec(response)?.[0]);
  }
  expect(received).toEqual(['200<>', '200<>', '200<hello>', '200<hello>']);
});
