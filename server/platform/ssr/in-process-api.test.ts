import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import { createInProcessApi, type InProcessApiOptions } from './in-process-api.ts';
import { pageClientIp } from './page-client-ip.ts';

const call = { summary: '', method: 'GET', auth: 'none', reply: z.object({}) } as const;
const calls = {
  list: defineCall({ ...call, path: '/list', isCacheable: true }),
  find: defineCall({
    ...call,
    path: '/find/{id}',
    isCacheable: true,
    params: z.object({ id: z.string().check(z.regex(/^\w+$/)) }),
    query: z.object({ page: z._default(z.enum(['1', '2']), '1') }),
  }),
  match: defineCall({ ...call, path: '/match', isStreamed: true }),
  forBuyers: defineCall({ ...call, path: '/for-buyers', auth: 'buyer' }),
};

function openApi(options: Partial<InProcessApiOptions> = {}) {
  const handlers = {
    list: vi.fn(async () => ({ result: [1] })),
    find: vi.fn(async (input: object) => ({ input })),
    match: vi.fn(async () => ({
      lines: (async function* () {
        yield [1, 2];
        yield [3];
      })(),
    })),
    forBuyers: vi.fn(async () => ({})),
  };
  const log = pino({ level: 'silent' });
  return { handlers, callApi: createInProcessApi(calls, handlers as never, { log, ...options }) };
}

describe('the API without HTTP', () => {
  it('gives the handler the validated input', async () => {
    const { callApi } = openApi();
    expect(await callApi('find', { params: { id: 'a' } })).toEqual({
      success: true,
      input: { params: { id: 'a' }, query: { page: '1' } },
    });
  });

  it.each([
    [{ params: { id: '../a' } }, 'not_found'],
    [{ params: { id: 'a' }, query: { page: '3' } }, 'invalid_input'],
  ])('refuses %j as %s before the handler', async (parts, code) => {
    const { callApi, handlers } = openApi();
    await expect(callApi('find', parts)).rejects.toMatchObject({ code });
    expect(handlers.find).not.toHaveBeenCalled();
  });

  it('completes what comes in batches', async () => {
    expect(await openApi().callApi('match', {})).toEqual({ success: true, lines: [1, 2, 3] });
  });

  it('counts against the limits of the visitor for whom the page is', async () => {
    const { callApi, handlers } = openApi();
    await Promise.all(
      ['192.0.2.1', '192.0.2.2'].map((ip) => pageClientIp.run(ip, () => callApi('match', {}))),
    );
    await callApi('match', {});
    expect(handlers.match.mock.calls).toMatchObject([
      [{}, { clientIp: '192.0.2.1' }],
      [{}, { clientIp: '192.0.2.2' }],
      [{}, { clientIp: '' }],
    ]);
  });

  it('makes no call of a buyer', async () => {
    const { callApi, handlers } = openApi();
    await expect(callApi('forBuyers', {})).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(handlers.forBuyers).not.toHaveBeenCalled();
  });

  it('shares only the results of calls without input', async () => {
    const keys: string[] = [];
    const { callApi } = openApi({
      sharedResults: (key, produce) => {
        keys.push(key);
        return produce();
      },
    });
    await callApi('list', {});
    await callApi('find', { params: { id: 'a' } });
    expect(keys).toEqual(['list']);
  });

  it('reports an unexpected error, and answers it as the API would', async () => {
    const onFailure = vi.fn();
    const { callApi, handlers } = openApi({ onFailure });
    handlers.list.mockRejectedValueOnce(new Error('unexpected'));
    await expect(callApi('list', {})).rejects.toMatchObject({ code: 'internal_error' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    handlers.list.mockRejectedValueOnce(new AppError('not_found', 'There is no list.'));
    await expect(callApi('list', {})).rejects.toMatchObject({ code: 'not_found' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
