import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CLIENT_NAME, type LoadRequest, loadServer } from './load-server.ts';

/** Raw sockets are tested everywhere, wrk where it is installed. */
const clients = [...new Set([CLIENT_NAME, 'raw sockets'] as const)];

test.each(clients)('%s counts every answer, however its end is marked', async (client) => {
  const counts: Record<string, number> = {};
  const bodies = new Set<string>();
  const requests: LoadRequest[] = [
    { path: '/sized' },
    { path: '/in-chunks' },
    { path: '/unchanged', headers: { 'if-none-match': '"1"' } },
    { method: 'POST', path: '/posted', headers: { 'content-type': 'text/plain' }, body: 'दस नट' },
  ];
  const { requestCount, p99Ms } = await load(client, requests, async (request, response) => {
    const { url = '' } = request;
    counts[url] = (counts[url] ?? 0) + 1;
    if (url === '/posted') bodies.add(await text(request));
    if (url === '/sized') response.setHeader('content-length', 200_000);
    if (url === '/in-chunks') response.write('first');
    if (url === '/unchanged') response.writeHead(304).end();
    else response.end('x'.repeat(200_000));
  });
  const answered = Object.values(counts).reduce((total, count) => total + count, 0);
  expect(Object.keys(counts)).toHaveLength(requests.length);
  expect(bodies).toEqual(new Set(['दस नट']));
  expect(p99Ms).toBeGreaterThan(0);
  // At the end, the last answer of each of the two connections may be on its way.
  expect(answered - requestCount).toBeLessThanOrEqual(2);
  expect(requestCount).toBeLessThanOrEqual(answered);
});

test.each(clients)('%s gives no result when requests fail', async (client) => {
  const failing = load(client, [{ path: '/' }], (_, response) => response.writeHead(503).end());
  await expect(failing).rejects.toThrow('requests failed');
});

async function load(client: (typeof clients)[number], requests: LoadRequest[], answer: Listener) {
  const server = createServer(answer as RequestListener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { signal } = new AbortController();
    return await loadServer({ url, connections: 2, seconds: 1, requests, signal }, client);
  } finally {
    server.close();
  }
}

type Listener = (request: IncomingMessage, response: Parameters<RequestListener>[1]) => unknown;
