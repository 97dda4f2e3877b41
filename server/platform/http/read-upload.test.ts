import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { arrivingRequest } from '../../../tests/support/arriving-request.ts';
import { readUpload } from './read-upload.ts';

const LIMITS = { maxBytes: 10 * 1024 * 1024, maxPauseMs: 50, maxMs: 400 };

const requestOf = (pieces: AsyncIterable<string>, headers?: Record<string, string>) =>
  arrivingRequest('http://shop.test', pieces, headers);

/** The body never ends after `undefined`. */
async function* arrive(...pieces: (string | undefined)[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (piece === undefined) await new Promise(() => undefined);
    else yield piece;
  }
}

const read = async (request: Request, limits: Partial<typeof LIMITS> = {}) =>
  (await buffer(readUpload(request, { ...LIMITS, ...limits }).pieces)).toString();

describe('readUpload', () => {
  it('gives the pieces as they arrive, and the declared length', async () => {
    expect(await read(requestOf(arrive('one ', 'two')))).toBe('one two');
    const { declaredBytes } = readUpload(requestOf(arrive('one'), { 'content-length': '3' }), LIMITS);
    expect(declaredBytes).toBe(3);
    expect(await read(new Request('http://shop.test', { method: 'POST' }))).toBe('');
  });

  it('rejects what is too large, by its declared length before it is read, otherwise as soon as it is', async () => {
    const declared = requestOf(arrive(undefined), { 'content-length': '11000000' });
    expect(() => readUpload(declared, LIMITS)).toThrow('A file can have at most 10 MB.');
    const endless = async function* () {
      while (true) yield 'x'.repeat(1024 * 1024);
    };
    await expect(read(requestOf(endless()))).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('gives up an upload that pauses, and one that trickles for too long', async () => {
    await expect(read(requestOf(arrive('one', undefined)))).rejects.toMatchObject({
      code: 'malformed_request',
      message: expect.stringContaining('too slowly'),
    });
    const trickle = async function* () {
      while (true) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        yield 'x';
      }
    };
    await expect(read(requestOf(trickle()))).rejects.toThrow('too slowly');
  });

  it('says so when the connection is cut', async () => {
    const cut = async function* () {
      yield 'one';
      throw new Error('aborted');
    };
    await expect(read(requestOf(cut()))).rejects.toMatchObject({
      code: 'malformed_request',
      message: expect.stringContaining('did not arrive completely'),
    });
  });

  it('rejects compressed files', () => {
    const compressed = requestOf(arrive('one'), { 'content-encoding': 'gzip' });
    expect(() => readUpload(compressed, LIMITS)).toThrow('without compression');
  });
});
