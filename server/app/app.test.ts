import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { signUp } from '../../tests/support/buyers.ts';
import { rejectingGuard } from '../../tests/support/rejecting-guard.ts';
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts';
import { addStorefront } from './app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { overload: rejectingGuard });
});
afterAll(() => shop.close());

describe('while the shop is overloaded', () => {
  it('every API route rejects requests, except health checks', async () => {
    const accepting: string[] = [];
    for (const route of shop.routes.filter((route) => !route.startsWith('ALL'))) {
      const [method = '', pattern = ''] = route.split(' ');
      const response = await shop.fetch(pattern.replace(/:\w+/g, 'x'), { method });
      if (response.status !== 503) accepting.push(route);
    }
    expect(accepting).toEqual(['GET /livez', 'GET /readyz']);
  });

  it('sitemaps are rejected, and robots.txt is not', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-media-'));
    const app = new Hono();
    addStorefront(app, {
      sitemap: new Hono().get('*', (context) => context.text('a sitemap or robots.txt')),
      handlePage: async () => new Response('a page'),
      media: { originals: folder, resized: folder, demoPictures: folder, demoBrochures: folder },
      findFocus: async () => undefined,
      limits: createRateLimits(shop.database.$client),
      getClientIp: () => '192.0.2.1',
      overload: rejectingGuard,
      handleDesk: undefined,
    });
    app.onError((cause) => new Response(cause.name, { status: cause instanceof AppError ? 503 : 500 }));
    const paths = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml', '/robots.txt'];
    const statuses = await Promise.all(paths.map(async (path) => (await app.request(path)).status));
    expect(statuses).toEqual([503, 503, 503, 200]);
    await rm(folder, { recursive: true });
  });
});

describe('any response', () => {
  it('makes browsers keep to HTTPS for a year, also for subdomains', async () => {
    const { headers } = await shop.fetch('/livez');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('the response of a call', () => {
  it('is kept by no cache unless it is the same for everybody', async () => {
    const open = await openTestShop();
    const { token } = await signUp(open);
    const cacheControlOf = async (path: string, headers: Record<string, string> = {}) =>
      (await open.fetch(path, { headers })).headers.get('cache-control');
    const authorization = { authorization: token };
    const kept = [
      await cacheControlOf('/api/user/authVerify', authorization),
      await cacheControlOf('/api/user/getMyData', authorization),
      await cacheControlOf('/api/user/authVerify'),
      await cacheControlOf('/api/staff/buyers'),
      await cacheControlOf('/auth/nothing'),
    ];
    expect(new Set(kept)).toEqual(new Set(['private, no-store']));
    await open.close();
  });
});

describe('GET /readyz', () => {
  it('makes few statements for many concurrent requests', async () => {
    const statements: unknown[] = [];
    shop.database.$client.on('acquire', (client) => statements.push(client));
    const responses = await Promise.all(Array.from({ length: 50 }, () => shop.fetch('/readyz')));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    // One, unless the machine is so busy that some requests arrive after its reply.
    expect(statements.length).toBeLessThan(responses.length / 2);
  });
});
