import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LoggedResponse } from '#server/platform/logging/open-log.ts';
import { rejectingGuard } from '../../../tests/support/rejecting-guard.ts';
import { createPageCacheKeys } from './page-cache-keys.ts';
import { createPageRejection } from './reject-pages.ts';

const cacheable = { isCacheable: true, queryParams: ['page'], ignoredParams: ['place', '*'] };
const route = (id: string, path: string | undefined, handle?: object) => ({
  [id]: { id, path, parentId: 'root', module: { handle } },
});
const build = {
  routes: {
    root: { id: 'root', module: {} },
    ...route('home', undefined, cacheable),
    ...route('product', 'product/:name/:place', cacheable),
    ...route('verify', 'verify-account/:token'),
    ...route('nothing', '*', cacheable),
  },
} as unknown as ServerBuild;
const CACHED = ['/', '/product/drill/-'];

const keys = createPageCacheKeys(build);
const logged: LoggedResponse[] = [];
const rejectPage = createPageRejection(
  Promise.resolve(keys),
  (key) => CACHED.includes(key),
  rejectingGuard,
  (response) => void logged.push(response),
);
const server = createServer((request, response) => {
  if (!rejectPage(request, response)) response.end('from the app');
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  logged.length = 0;
});
afterAll(() => void server.close());

it('answers that the shop is very busy, with all headers of a page', async () => {
  const response = await fetch(`${origin}/product/wrench/pune`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The shop is very busy');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': logged[0]?.requestId,
  });
});

it('sends no body after HEAD', async () => {
  const response = await fetch(`${origin}/product/wrench/pune`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([503, '']);
});

it('logs the address without its secret', async () => {
  await fetch(`${origin}/verify-account/secret?page=2`);
  expect(logged).toMatchObject([{ method: 'GET', address: '/verify-account/…', status: 503 }]);
});

it.each(['/?utm_source=mail', '/product/drill/pune', '/PRODUCT/drill/kochi?gclid=1', '//', '/favicon.ico'])(
  'leaves %s to the app, which can answer from the cache or without a page',
  async (path) => {
    expect(await (await fetch(origin + path)).text()).toBe('from the app');
  },
);

it('leaves everything but reading to the app', async () => {
  expect(await (await fetch(origin, { method: 'POST' })).text()).toBe('from the app');
});

it('finds the same keys as for the routes together', () => {
  const find = (path: string) => keys.find(new URL(path, origin));
  expect(
    ['/', '/?page=2&x=1', '/product/a%2Fb/pune', '/product/a', '/nothing/at/all', '/verify-account/x'].map(
      find,
    ),
  ).toEqual(['/', '/?page=2', '/product/a%2Fb/-', '/-', '/-', undefined]);
});
