import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { ApiError, createApiClient } from '#contract/client.ts';
import { AppError, type ErrorCode, HTTP_STATUS_BY_CODE } from '#contract/errors.ts';
import { createOpenApiDocument } from '#contract/openapi.ts';
import { rejectingGuard } from '../../../tests/support/rejecting-guard.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { bindCalls } from './bind-calls.ts';
import { toErrorResponse } from './error-responses.ts';

const log = pino({ level: 'silent' });
const codes = Object.keys(HTTP_STATUS_BY_CODE) as ErrorCode[];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const LOGIN = '/api/user/login';
const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  shop.fetch(path, { method: 'POST', headers, body }, '192.0.2.30');

describe('the code in an error response', () => {
  it.each(codes)('is %s for an AppError with this code', async (code) => {
    const response = toErrorResponse(new AppError(code, 'This did not work.'), log);
    expect(response.status).toBe(HTTP_STATUS_BY_CODE[code]);
    expect(await response.json()).toEqual({ success: false, code, msg: 'This did not work.' });
  });

  it('is internal_error for an unexpected error', async () => {
    const response = toErrorResponse(new Error('a secret'), log);
    expect([response.status, await response.json()]).toEqual([
      500,
      { success: false, code: 'internal_error', msg: 'Something wrong' },
    ]);
  });

  it('is unavailable when the database cannot be reached', async () => {
    const response = toErrorResponse(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), log);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable when the disk is full', async () => {
    const response = toErrorResponse(Object.assign(new Error('write'), { code: 'ENOSPC' }), log);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('tells an unknown address, an invalid token and each kind of invalid body apart', async () => {
    const cases: [Response | Promise<Response>, number, ErrorCode][] = [
      [shop.fetch('/api/no/such/call'), 404, 'not_found'],
      [shop.fetch('/auth/no/such/call', { method: 'DELETE' }), 404, 'not_found'],
      [shop.fetch('/no/such/page'), 404, 'not_found'],
      [shop.fetch('/api/product/getproductById/unknown'), 404, 'not_found'],
      [shop.fetch('/api/user/authVerify'), 401, 'unauthenticated'],
      [post(LOGIN, '{'), 400, 'malformed_request'],
      [post(LOGIN, '{}'), 422, 'invalid_input'],
      [post(LOGIN, `"${'x'.repeat(300_000)}"`), 413, 'payload_too_large'],
      [post(LOGIN, '{}', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
      [post(LOGIN, '{}', { ...json, 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'],
    ];
    for (const [pending, status, code] of cases) {
      const response = await pending;
      const { url } = response;
      expect([url, response.status, await response.json()]).toEqual([
        url,
        status,
        expect.objectContaining({ success: false, code, msg: expect.stringMatching(/./) }),
      ]);
    }
  });

  it('is rate_limited once a limit is used up', async () => {
    const body = JSON.stringify({ email: 'nobody@buyer.test', password: 'a wrong password' });
    const responses: Response[] = [];
    for (let count = 0; count < 11; count += 1) responses.push(await post(LOGIN, body));
    const last = responses.at(-1);
    expect([last?.status, await last?.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'rate_limited' }),
    ]);
  });

  it('is unavailable for any call while the shop is overloaded', async () => {
    const call = (path: `/${string}`) =>
      ({ summary: '', method: 'GET', path, auth: 'none', reply: z.object({}) }) as const;
    const app = new Hono();
    bindCalls(
      app,
      {
        plain: defineCall(call('/plain')),
        cacheable: defineCall({ ...call('/cacheable'), isCacheable: true }),
      },
      { plain: async () => ({}), cacheable: async () => ({}) },
      {
        findBuyer: async () => undefined,
        findStaff: async () => undefined,
        findKeyHolder: async () => undefined,
        getClientIp: () => '',
        corsOrigins: [],
        cachedResponses: { respond: (_, __, produce) => produce() },
        overload: rejectingGuard,
        log,
      },
    );
    app.onError((cause) => toErrorResponse(cause, log));
    for (const path of ['/plain', '/cacheable']) {
      const response = await app.request(path);
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
        503,
        '1',
        expect.objectContaining({ success: false, code: 'unavailable' }),
      ]);
    }
  });
});

describe('the typed client', () => {
  it('reports the code of a failed call', async () => {
    await expect(shop.api().getProduct({ params: { id: 'unknown' } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('reports no code when the shop cannot be reached or a proxy answers instead', async () => {
    const catchError = async (fetch: () => Promise<Response>) =>
      createApiClient({ apiUrl: 'http://shop.test', fetch })
        .listCategories()
        .catch((cause: unknown) => cause);
    const unreachable = await catchError(() => Promise.reject(new TypeError('fetch failed')));
    const proxy = await catchError(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    for (const error of [unreachable, proxy]) {
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).code).toBeUndefined();
    }
  });
});

it('the OpenAPI document lists every code, with its status', () => {
  const { components } = createOpenApiDocument() as {
    components: {
      schemas: {
        Failure: { required: string[]; properties: { code: { enum: string[]; description: string } } };
      };
    };
  };
  const { required, properties } = components.schemas.Failure;
  expect(required).toContain('code');
  expect(properties.code.enum).toEqual(codes);
  for (const code of codes)
    expect(properties.code.description).toContain(`${code} (${HTTP_STATUS_BY_CODE[code]})`);
});

it('codes are in snake_case', () => {
  expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
