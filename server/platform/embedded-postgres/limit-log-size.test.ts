import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitLogSize } from './limit-log-size.ts';

const MAX_BYTES = 10_000;
const LINE = `${'x'.repeat(99)}\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps the log and the file before it small while the server writes, and loses no line in between', async () => {
  const logFile = path.join(folder, 'postgres.log');
  const log = await open(logFile, 'a', 0o600);
  await log.write(LINE.repeat(500));
  // Two processes that use the same server.
  const stops = [20, 23].map((checkIntervalMs) =>
    limitLogSize(logFile, { maxBytes: MAX_BYTES, checkIntervalMs }),
  );
  const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
  // Larger than allowed at the start.
  await expect.poll(() => sizeOf(logFile)).toBe(0);
  expect(await sizeOf(`${logFile}.1`)).toBe(500 * LINE.length);

  for (let part = 0; part < 3; part += 1) {
    await log.write(LINE.repeat(150));
    await expect.poll(() => sizeOf(logFile)).toBe(0);
    expect(await sizeOf(`${logFile}.1`)).toBe(150 * LINE.length);
  }
  await log.write('the last line\n');
  expect(await readFile(logFile, 'utf8')).toBe('the last line\n');
  expect((await stat(`${logFile}.1`)).mode & 0o777).toBe(0o600);
  for (const stop of stops) stop();
  await log.close();
});

it('does nothing when there is no log', async () => {
  const stop = limitLogSize(path.join(folder, 'none.log'), { checkIntervalMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
});
