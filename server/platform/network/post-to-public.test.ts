import dns from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { postToPublic } from './post-to-public.ts';

/** Whatever listens on this machine must never be reached. */
let server: Server;
let port: number;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
afterEach(() => vi.restoreAllMocks());

const post = (url: string) =>
  postToPublic(new URL(url), { headers: {}, body: '{}', signal: AbortSignal.timeout(2000) });

it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '0.0.0.0', '[::]'])(
  'does not connect to %s',
  async (host) => {
    await expect(post(`https://${host}:${port}/`)).rejects.toThrow('not on the public internet');
    expect(connections).toBe(0);
  },
);

it('does not connect to a name that leads to this machine or its network', async () => {
  await expect(post(`https://${hostname()}:${port}/`)).rejects.toThrow('not on the public internet');
  expect(connections).toBe(0);
});

type Answer = { address: string; family: number }[];

/** A name server of somebody who means harm; nothing else in the shop can be asked to lie. */
function answerWith(...answers: Answer[]) {
  return vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, callback: unknown) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    (callback as (cause: null, addresses: Answer | undefined) => void)(null, answer);
  }) as unknown as typeof dns.lookup);
}

it.each([
  ['169.254.169.254', 4],
  ['10.0.0.1', 4],
  ['::ffff:127.0.0.1', 6],
  ['fd00:ec2::254', 6],
] as const)(
  'does not connect to a name that leads to %s, also beside a public address',
  async (address, family) => {
    answerWith([
      { address: '203.0.114.1', family: 4 },
      { address, family },
    ]);
    await expect(post(`https://erp.example:${port}/`)).rejects.toThrow(
      'erp.example is not on the public internet',
    );
  },
);

it('asks a name server once, so that its second answer reaches no connection', async () => {
  const lookup = answerWith([{ address: '192.0.0.8', family: 4 }], [{ address: '127.0.0.1', family: 4 }]);
  await expect(post(`https://erp.example:${port}/`)).rejects.toThrow();
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(connections).toBe(0);
});

it('gives up in time when the name server does not answer', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation((() => undefined) as unknown as typeof dns.lookup);
  await expect(post('https://erp.example/')).rejects.toThrow('There was no response in time');
});
