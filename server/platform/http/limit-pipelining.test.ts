import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type HandleRequest, limitPipelining } from './limit-pipelining.ts';

/** @returns what a client gets that sends all of this at once. */
async function sendAtOnce(handleRequest: HandleRequest, requests: string): Promise<string> {
  const server = createServer(limitPipelining(handleRequest)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  socket.write(requests);
  const received = await text(socket).catch(() => '');
  server.close();
  return received;
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n`;

it('closes a connection with more requests than a client can be waiting for', async () => {
  const unanswered: ServerResponse[] = [];
  expect(await sendAtOnce((_, response) => void unanswered.push(response), get('/').repeat(2000))).toBe('');
  expect(unanswered).toHaveLength(32);
});

it('lets a client send many one after the other, and a few without waiting', async () => {
  const answered = await sendAtOnce(
    (request, response) => void setTimeout(() => response.end(`<${request.url}>`), 10),
    get('/a').repeat(20) + get('/last', 'Connection: close\r\n'),
  );
  expect(answered.match(/<\/a>/g)).toHaveLength(20);
  expect(answered).toContain('</last>');
  const cached = await sendAtOnce(
    (request, response) => void response.end(`<${request.url}>`),
    get('/a').repeat(500) + get('/last', 'Connection: close\r\n'),
  );
  expect(cached).toContain('</last>');
});
