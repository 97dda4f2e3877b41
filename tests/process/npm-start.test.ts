import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { startProgram } from '../support/program.ts';
import { copyPreparedShop } from '../support/test-postgres.ts';

it('npm start passes SIGTERM on to the shop, which closes', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-npm-start-'));
  await copyPreparedShop(dataDir);
  const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' };
  const { child, outcome } = startProgram({ ...settings, NODE_ENV: 'production' }, 'npm', 'start');
  child.stdout?.on('data', (text) => {
    if (String(text).includes('The shop is open')) child.kill('SIGTERM');
  });
  // Its output ends when the shop has ended, not when npm has.
  expect((await outcome).stdout).toContain('Closing …');
  await rm(dataDir, { recursive: true });
});
