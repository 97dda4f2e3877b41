import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startProgram } from '../../../tests/support/program.ts';

const MODULE = path.resolve(import.meta.dirname, 'open-log.ts');

/** A process that opens its log at level `info` and runs this code. */
function run(code: string) {
  const program = `
    import fs from 'node:fs';
    import { openLog } from ${JSON.stringify(MODULE)};
    ${code}`;
  return startProgram({}, process.execPath, '--input-type=module', '--eval', program);
}

const messagesIn = (stdout: string): string[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

it.each([
  ['ends', ''],
  ['exits by itself', 'process.exit(0);'],
  ['fails', 'throw new Error("no");'],
])('writes all lines in their order when the process %s', async (_, end) => {
  const { outcome } = run(`
    const { log } = openLog('info');
    for (let line = 0; line < 100; line += 1) log.info(String(line));
    log.debug('too much');
    ${end}`);
  expect(messagesIn((await outcome).stdout)).toEqual(Array.from({ length: 100 }, (_, line) => String(line)));
});

it('writes a warning at once, after the lines before it', async () => {
  const { outcome } = run(`
    const { log } = openLog('info');
    log.info('before');
    log.warn('now');
    log.info('lost');
    process.kill(process.pid, 'SIGKILL');`);
  expect(messagesIn((await outcome).stdout)).toEqual(['before', 'now']);
});

it('writes a line soon although none follows', async () => {
  const { child, outcome } = run(`
    openLog('info').log.info('alone');
    setTimeout(() => undefined, 60_000);`);
  let printed = '';
  child.stdout?.on('data', (bytes) => {
    printed += bytes;
  });
  await expect.poll(() => printed, { timeout: 10_000 }).toContain('"alone"');
  child.kill('SIGKILL');
  await outcome;
});

it('writes whole lines, many at once, but never more than 4 KB', async () => {
  const { outcome } = run(`
    const writes = [];
    const { writeSync } = fs;
    fs.writeSync = (fd, text, ...rest) => {
      writes.push(String(text));
      return writeSync(fd, text, ...rest);
    };
    const { log } = openLog('info');
    for (let line = 0; line < 1000; line += 1) log.info({ text: 'ह'.repeat(line % 500) }, 'line');
    process.once('exit', () => {
      const ofLog = writes.filter((text) => text.includes('line'));
      process.stderr.write(JSON.stringify(ofLog.map((text) => [Buffer.byteLength(text), text.endsWith('\\n')])));
    });`);
  const { stdout, stderr } = await outcome;
  expect(messagesIn(stdout)).toHaveLength(1000);
  const writes = JSON.parse(stderr) as [number, boolean][];
  expect(writes.length).toBeLessThan(500);
  for (const [bytes, isWhole] of writes) expect([bytes <= 4096, isWhole]).toEqual([true, true]);
});

it('logs a response from the cache as any other line, and only at its level', async () => {
  const { outcome } = run(`
    const response = { requestId: 'a-1', method: 'GET', address: '/"ü\\u2028', status: 200 };
    const { log, logCachedResponse } = openLog('info');
    log.info(response, 'request');
    logCachedResponse(response);
    openLog('warn').logCachedResponse(response);`);
  const [usual, cached, ...others] = (await outcome).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(cached).toEqual({ ...usual, time: expect.any(Number) });
  expect(Object.keys(cached)).toEqual(Object.keys(usual));
  expect(others).toEqual([]);
});

it('goes on without its log when nobody reads it any more', async () => {
  const { child, outcome } = run(`
    const { log } = openLog('info');
    setInterval(() => log.warn('more'), 5);
    setTimeout(() => process.exit(3), 500);`);
  outcome.catch(() => undefined);
  await sleep(300);
  child.stdout?.destroy();
  await once(child, 'exit');
  expect(child.exitCode).toBe(3);
});

it('passes errors to the hook, and goes on when that fails', async () => {
  const { outcome } = run(`
    const reports = [];
    const { log } = openLog('info', async (report) => {
      reports.push(report);
      throw new Error('no connection');
    });
    log.warn('no error');
    log.error({ err: new Error('disk full') }, 'cannot write');
    log.error('in words');
    process.once('beforeExit', () =>
      log.info({ reports: reports.map(({ message, err }) => [message, err?.message]) }, 'reports'),
    );`);
  const { stdout, code } = await outcome;
  expect(messagesIn(stdout)).toEqual([
    ...['no error', 'cannot write', 'in words'],
    ...['error could not be reported', 'error could not be reported', 'reports'],
  ]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').reports).toEqual([
    ['cannot write', 'disk full'],
    ['in words', null],
  ]);
  expect(code).toBe(0);
});
