import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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

it.skipIf(!existsSync('/dev/full'))('goes on when the disk of its log is full', async () => {
  const disk = await open('/dev/full', 'a');
  const code = `
    import { openLog } from ${JSON.stringify(MODULE)};
    const { log } = openLog('info');
    for (let line = 0; line < 5000; line += 1) log.warn({ text: 'x'.repeat(400) }, String(line));
    setTimeout(() => process.exit(3), 200);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', disk.fd, 'inherit'],
  });
  await once(child, 'exit');
  await disk.close();
  expect(child.exitCode).toBe(3);
});

it('goes on while its log is not read, and says afterwards how many lines are missing', async () => {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { openLog } from ${JSON.stringify(MODULE)};
      const { log } = openLog('info');
      let lines = 0;
      const writing = setInterval(() => {
        for (let line = 0; line < 100; line += 1) log.info({ text: 'x'.repeat(400) }, String(lines++));
        if (lines < 5000) return;
        clearInterval(writing);
        process.stderr.write('written');
      }, 1);
      process.stdin.once('data', () => {
        setTimeout(() => process.exit(0), 2000);
      });`,
    ],
    { stdio: 'pipe' },
  );
  // It would wait for a reader.
  await once(child.stderr, 'data');
  const output = text(child.stdout);
  child.stdin.end('read');
  await once(child, 'exit');
  const lost = countLost(await output);
  const read = messagesIn(await output).filter((message) => /^\d+$/.test(message));
  expect(lost).toBeGreaterThan(1000);
  expect(read).toHaveLength(5000 - lost);
  expect(read).toEqual(read.toSorted((one, other) => Number(one) - Number(other)));
});

/** What the line about missing lines says. */
function countLost(output: string): number {
  const [said] = output
    .split('\n')
    .filter((line) => line.includes('lines of the log'))
    .map((line) => JSON.parse(line));
  return said?.lines ?? 0;
}

it('passes errors to the hook, and goes on when that fails or never ends', async () => {
  const { outcome } = run(`
    const reports = [];
    const { log } = openLog('info', async (report) => {
      reports.push(report);
      if (reports.length === 3) return new Promise(() => undefined);
      throw new Error('no connection');
    });
    log.warn('no error');
    log.error({ err: new Error('disk full') }, 'cannot write');
    log.error('in words');
    log.error('without an end');
    process.once('beforeExit', () =>
      log.info({ reports: reports.map(({ message, err }) => [message, err?.message]) }, 'reports'),
    );`);
  const { stdout, code } = await outcome;
  expect(messagesIn(stdout)).toEqual([
    ...['no error', 'cannot write', 'in words', 'without an end'],
    ...['error could not be reported', 'error could not be reported', 'reports'],
  ]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').reports).toEqual([
    ['cannot write', 'disk full'],
    ['in words', null],
    ['without an end', null],
  ]);
  expect(code).toBe(0);
});
