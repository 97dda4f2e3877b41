import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressResponses } from './compress-responses.ts';
import { createStreamedResponse } from './streamed-response.ts';

const PIECES = 1000;
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
/** Text that hardly shrinks, as otherwise a compressor would take in all of it for one chunk. */
const pieces = Array.from({ length: PIECES }, () => randomBytes(15_000).toString('base64'));

type Progress = { produced: number; isEnded: boolean };
/** Of the last response. */
let progress: Progress;

async function* produce(failsAt = PIECES) {
  const own: Progress = { produced: 0, isEnded: false };
  progress = own;
  try {
    for (const piece of pieces) {
      if (own.produced === failsAt) throw new Error('select secret', { cause: new Error('table not found') });
      own.produced += 1;
      yield piece;
    }
  } finally {
    own.isEnded = true;
  }
}

const logLines: string[] = [];
const log = pino({}, { write: (line: string) => logLines.push(line) });
const app = new Hono().use(compressResponses);
app.get('/whole', (context) => createStreamedResponse(context, produce(), TEXT, log));
app.get('/broken', (context) => createStreamedResponse(context, produce(500), TEXT, log));
app.get('/failed', (context) => createStreamedResponse(context, produce(0), TEXT, log));
app.onError((cause, context) => context.text(cause.message, 503));

let server: ReturnType<typeof serve>;
let origin: string;
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe.each(['identity', 'gzip', 'br', 'zstd'])('a streamed response with the encoding %s', (encoding) => {
  const headers = { 'accept-encoding': encoding };

  it('arrives complete', async () => {
    const response = await fetch(`${origin}/whole`, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect((await response.text()) === pieces.join('')).toBe(true);
  });

  it('is produced only as fast as the client reads it, and no further once the client is gone', async () => {
    const response = await app.request('/whole', { headers });
    const reader = response.body?.getReader();
    await reader?.read();
    await sleep(100);
    expect(progress.produced).toBeLessThan(PIECES / 2);
    await reader?.cancel();
    await expect.poll(() => progress.isEnded).toBe(true);
    expect(progress.produced).toBeLessThan(PIECES / 2);
  });

  it('is cut off when producing it fails, and logs why without the statement', async () => {
    logLines.length = 0;
    const response = await fetch(`${origin}/broken`, { headers });
    const outcome = await response.text().then(
      () => 'complete',
      () => 'cut off',
    );
    expect(outcome).toBe('cut off');
    expect(logLines.join('')).toMatch(/table not found/);
    expect(logLines.join('')).not.toMatch(/secret/);
  });
});

it('has the status of an error that occurs before its first chunk', async () => {
  expect((await app.request('/failed')).status).toBe(503);
});

describe('many streamed responses at once', () => {
  it('take turns, so that other work waits for one piece of one of them only', async () => {
    const order: string[] = [];
    async function* text() {
      for (let piece = 0; piece < 5; piece += 1) {
        order.push('piece');
        yield 'x'.repeat(20_000);
      }
    }
    let isOver = false;
    const otherWork = async () => {
      while (!isOver) {
        order.push('other');
        await nextTurn();
      }
    };
    const working = otherWork();
    const context = { env: {} } as Context;
    const responses = Array.from({ length: 20 }, () => createStreamedResponse(context, text(), TEXT, log));
    await Promise.all((await Promise.all(responses)).map((response) => response.text()));
    isOver = true;
    await working;
    expect(order.filter((each) => each === 'piece')).toHaveLength(100);
    expect(order.join(' ')).not.toContain('piece piece');
  });
});
