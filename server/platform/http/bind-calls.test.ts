import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { bindCalls } from './bind-calls.ts';

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
