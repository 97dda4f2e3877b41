import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { listPermissions } from '#contract/staff-permissions.ts';
import { rejectingGuard } from '../../../tests/support/rejecting-guard.ts';
import { bindCalls } from './bind-calls.ts';
import type { Buyer, Handler, StaffCaller, StaffMember } from './handlers.ts';

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
    {
      findBuyer: async () => undefined,
      findStaff: async () => undefined,
      findKeyHolder: async () => undefined,
      getClientIp: () => '',
      corsOrigins: [],
      log,
    },
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
    forStaff: defineCall({ ...call, path: '/for-staff', auth: 'staff', may: 'quotes:read' }),
  };
  const forPeople = defineCall({
    ...call,
    path: '/for-people',
    auth: 'staff',
    may: 'quotes:read',
    needsProof: true,
  });
  const staff: StaffMember = {
    id: 'meera',
    name: 'Meera',
    via: 'staff call',
    permissions: listPermissions('owner'),
    role: 'owner',
    sessionId: 'one',
    hasFreshProof: true,
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
          forStaff: recordArguments('forStaff'),
        },
        {
          findBuyer: async () => buyer,
          findStaff: async () => staff,
          findKeyHolder: async () => undefined,
          getClientIp: () => '192.0.2.1',
          corsOrigins: [],
          cachedResponses,
          log,
        },
      );
      for (const path of ['/plain', '/cacheable', '/for-buyers', '/for-staff']) {
        expect((await app.request(path, { headers: { authorization: 'token' } })).status).toBe(200);
      }
      expect(received).toEqual({
        plain: [{}, { clientIp: '192.0.2.1' }],
        cacheable: [{}],
        forBuyers: [{}, { clientIp: '192.0.2.1', buyer, token: 'token' }],
        forStaff: [{}, { clientIp: '192.0.2.1', staff }],
      });
    },
  );

  it.each([
    ['/plain', {}, false],
    ['/for-buyers', {}, false],
    ['/for-buyers', { authorization: 'token' }, true],
    ['/for-staff', { cookie: '__Host-udyoghaat_desk=token' }, true],
  ])('%s with %j has priority when the shop is overloaded: %s', async (path, headers, expected) => {
    const app = new Hono();
    app.onError(() => new Response(null, { status: 401 }));
    const priorities: (boolean | undefined)[] = [];
    const handler = async () => ({});
    bindCalls(
      app,
      calls,
      { plain: handler, cacheable: handler, forBuyers: handler, forStaff: handler },
      {
        findBuyer: async () => buyer,
        findStaff: async () => staff,
        findKeyHolder: async () => undefined,
        getClientIp: () => '192.0.2.1',
        corsOrigins: [],
        overload: { ...rejectingGuard, admit: (_visit, hasPriority) => priorities.push(hasPriority) },
        log,
      },
    );
    await app.request(path, { headers });
    expect(priorities[0]).toBe(expected);
  });

  it('have the types that the declaration implies', () => {
    expectTypeOf<Parameters<Handler<typeof calls.cacheable>>['length']>().toEqualTypeOf<1>();
    expectTypeOf<Parameters<Handler<typeof calls.plain>>[1]['clientIp']>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<Handler<typeof calls.forBuyers>>[1]['buyer']>().toEqualTypeOf<Buyer>();
    expectTypeOf<Parameters<Handler<typeof calls.forStaff>>[1]['staff']>().toEqualTypeOf<StaffCaller>();
    expectTypeOf<Parameters<Handler<typeof forPeople>>[1]['staff']>().toEqualTypeOf<StaffMember>();
  });
});
