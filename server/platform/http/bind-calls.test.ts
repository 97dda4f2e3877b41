import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { bindCalls } from './bind-calls.ts';
import type { Buyer, Handler } from './handlers.ts';

const echo = defineCall({
  summary: 'Says what it was asked.',
  method: 'GET',
  path: '/echo/{word}',
  auth: 'none',
  params: z.object({ word: z.string() }),
  reply: z.object({ word: z.string() }),
});

let server: ReturnType<typeof serve>;
let origin: string;
beforeAll(async () => {
  const app = new Hono();
  bindCalls(
    app,
    { echo },
    { echo: async ({ params }) => ({ word: params.word }) },
    { findBuyer: async () => undefined, getClientIp: () => '', corsOrigins: [] },
  );
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a path parameter', () => {
  it.each(['10/2', 'TERM&CONDITION', 'हिन्दी %', '%2F', 'a+b c', '..', '?x=1#y', '100%', 'é\u0000'])(
    'reaches the handler as it was sent: %s',
    async (word) => {
      const reply = await fetch(origin + fillPath(echo.path, { word }).replace(/\/\.\.$/, '/%2E%2E'));
      if (word === '..') return expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ success: true, word });
    },
  );
});

describe('what a handler is given', () => {
  const call = { summary: '', method: 'GET', auth: 'none', reply: z.object({}) } as const;
  const calls = {
    plain: defineCall({ ...call, path: '/plain' }),
    shared: defineCall({ ...call, path: '/shared', isCacheable: true }),
    forBuyers: defineCall({ ...call, path: '/for-buyers', auth: 'buyer' }),
  };
  const buyer: Buyer = { id: 'asha', name: 'Asha', email: 'asha@buyer.test', phone: undefined };

  it.each([
    ['with', { respond: (_: unknown, __: string, make: () => Promise<Response>) => make() }],
    ['without', undefined],
  ])('is a caller, but for a shared call only its input, %s a cache', async (_, sharedReplies) => {
    const app = new Hono();
    const given: Record<string, unknown[]> = {};
    const note =
      (name: string) =>
      async (...received: unknown[]) => {
        given[name] = received;
        return {};
      };
    bindCalls(
      app,
      calls,
      { plain: note('plain'), shared: note('shared'), forBuyers: note('forBuyers') },
      {
        findBuyer: async () => buyer,
        getClientIp: () => '192.0.2.1',
        corsOrigins: [],
        cachedResponses: sharedReplies,
      },
    );
    for (const path of ['/plain', '/shared', '/for-buyers']) {
      expect((await app.request(path, { headers: { authorization: 'token' } })).status).toBe(200);
    }
    expect(given).toEqual({
      plain: [{}, { clientIp: '192.0.2.1' }],
      shared: [{}],
      forBuyers: [{}, { clientIp: '192.0.2.1', buyer, token: 'token' }],
    });
  });

  it('has the type of what it is', () => {
    expectTypeOf<Parameters<Handler<typeof calls.shared>>['length']>().toEqualTypeOf<1>();
    expectTypeOf<Parameters<Handler<typeof calls.plain>>[1]['clientIp']>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<Handler<typeof calls.forBuyers>>[1]['buyer']>().toEqualTypeOf<Buyer>();
  });
});
