import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { bindCalls } from './bind-calls.ts';
import type { Buyer, Handler } from './handlers.ts';

const log = pino({ level: 'silent' });

const echo = defineCall({
  summary: 'Echoes a word.',
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
    { findBuyer: async () => undefined, getClientIp: () => '', corsOrigins: [], log },
  );
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a path parameter', () => {
  it.each(['10/2', 'TERM&CONDITION', 'हिन्दी %', '%2F', 'a+b c', '..', '?x=1#y', '100%'])(
    'reaches the handler unchanged: %s',
    async (word) => {
      const response = await fetch(origin + fillPath(echo.path, { word }).replace(/\/\.\.$/, '/%2E%2E'));
      if (word === '..') return expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ success: true, word });
    },
  );
});

describe('the arguments of a handler', () => {
  const call = { summary: '', method: 'GET', auth: 'none', reply: z.object({}) } as const;
  const calls = {
    plain: defineCall({ ...call, path: '/plain' }),
    cacheable: defineCall({ ...call, path: '/cacheable', isCacheable: true }),
    forBuyers: defineCall({ ...call, path: '/for-buyers', auth: 'buyer' }),
  };
  const buyer: Buyer = { id: 'asha', name: 'Asha', email: 'asha@buyer.test', phone: undefined };

  it.each([
    ['with', { respond: (_: unknown, __: string, produce: () => Promise<Response>) => produce() }],
    ['without', undefined],
  ])(
    'are the input and, unless the call is cacheable, the caller (%s a cache)',
    async (_, cachedResponses) => {
      const app = new Hono();
      const received: Record<string, unknown[]> = {};
      const recordArguments =
        (name: string) =>
        async (...args: unknown[]) => {
          received[name] = args;
          return {};
        };
      bindCalls(
        app,
        calls,
        {
          plain: recordArguments('plain'),
          cacheable: recordArguments('cacheable'),
          forBuyers: recordArguments('forBuyers'),
        },
        {
          findBuyer: async () => buyer,
          getClientIp: () => '192.0.2.1',
          corsOrigins: [],
          cachedResponses,
          log,
        },
      );
      for (const path of ['/plain', '/cacheable', '/for-buyers']) {
        expect((await app.request(path, { headers: { authorization: 'token' } })).status).toBe(200);
      }
      expect(received).toEqual({
        plain: [{}, { clientIp: '192.0.2.1' }],
        cacheable: [{}],
        forBuyers: [{}, { clientIp: '192.0.2.1', buyer, token: 'token' }],
      });
    },
  );

  it('have the types that the declaration implies', () => {
    expectTypeOf<Parameters<Handler<typeof calls.cacheable>>['length']>().toEqualTypeOf<1>();
    expectTypeOf<Parameters<Handler<typeof calls.plain>>[1]['clientIp']>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<Handler<typeof calls.forBuyers>>[1]['buyer']>().toEqualTypeOf<Buyer>();
  });
});
