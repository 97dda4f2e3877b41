import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { formatRequestHead } from '../../../tests/support/raw-socket.ts';
import { prepareResponse, sendPrepared } from './prepared-response.ts';

const HEADERS = ['content-type', 'text/plain', 'x-long', 'x'.repeat(2000), 'content-length', '5'];
const full = prepareResponse(200, HEADERS, Buffer.from('hello'));
const notModified = prepareResponse(304, ['etag', '"a"']);

const server = createServer({ keepAliveTimeout: 0 });
afterEach(() => {
  server.removeAllListeners('request');
  server.close();
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Sends requests over one connection, at once. The last one closes it. */
async function send(answer: Answer, ...requests: string[]): Promise<ReturnType<typeof parse>[]> {
  server.removeAllListeners('request').on('request', (request, response) => answer(response, request));
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  return (await text(socket)).split(/(?=HTTP\/1\.1 )/).map(parse);
}

/** The status line, headers in any order, and body. */
function parse(response: string) {
  const [head = '', body] = response.split('\r\n\r\n');
  const [statusLine, ...headers] = head
    .split('\r\n')
    .map((line) => line.replace(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/i, 'date').toLowerCase());
  return { statusLine, headers: headers.sort(), body };
}

const GET = formatRequestHead('GET', '/');
const LAST_GET = formatRequestHead('GET', '/', { Connection: 'close' });
const answerFull: Answer = (response) => sendPrepared(response, full, 'id');

const answerAsUsual: Answer = (response) => {
  response.writeHead(200, ['x-request-id', 'id', ...HEADERS]).end('hello');
};

it('is sent like any other response, over connections that stay open', async () => {
  const requests = [GET, GET, LAST_GET];
  const sent = await send(answerFull, ...requests);
  const connections = sent.map(({ headers }) => headers.find((header) => header.startsWith('connection')));
  expect(connections).toEqual(['connection: keep-alive', 'connection: keep-alive', 'connection: close']);
  expect(sent).toEqual(await send(answerAsUsual, ...requests));
});

it.each([
  ['HTTP/1.0', GET.replace('1.1', '1.0'), 'hello'],
  ['HEAD', LAST_GET.replace('GET', 'HEAD'), ''],
])('is sent like any other response to %s', async (_, request, body) => {
  const sent = await send(answerFull, request);
  expect(sent).toEqual(await send(answerAsUsual, request));
  expect(sent[0]?.body).toBe(body);
});

it('closes the connection when told so', async () => {
  const sent = await send((response) => {
    response.setHeader('connection', 'close');
    sendPrepared(response, full, 'id');
  }, GET);
  expect(sent[0]).toMatchObject({
    headers: expect.arrayContaining(['connection: close']),
    body: 'hello',
  });
});

it('has no body and no length with 304, and leaves the connection open', async () => {
  const answer: Answer = (response, { url }) =>
    sendPrepared(response, url === '/' ? full : notModified, 'id');
  const sent = await send(answer, formatRequestHead('GET', '/kept'), LAST_GET);
  expect(sent.map(({ statusLine, body }) => [statusLine, body])).toEqual([
    ['http/1.1 304 not modified', ''],
    ['http/1.1 200 ok', 'hello'],
  ]);
  expect(sent[0]?.headers).toEqual(['connection: keep-alive', 'date', 'etag: "a"', 'x-request-id: id']);
});

it('tells its listeners when it is finished and closed', async () => {
  const events: string[] = [];
  await send(
    (response) => {
      for (const event of ['finish', 'close']) response.on(event, () => events.push(event));
      sendPrepared(response, full, 'id');
      expect([response.headersSent, response.writableEnded, response.statusCode]).toEqual([true, true, 200]);
    },
    GET,
    LAST_GET,
  );
  await expect.poll(() => events).toEqual(['finish', 'close', 'finish', 'close']);
});

it.each(['a\r\nset-cookie: b', 'a\nb', '₹'])('does not accept the header value %j', (value) => {
  expect(() => prepareResponse(200, ['x-name', value])).toThrow(TypeError);
});
