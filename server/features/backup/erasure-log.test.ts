import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getErasureLogFile, logDeletedAccount, parseErasures, readErasureLog } from './erasure-log.ts';

it('the erasure log is created with its folder, for its owner only, and grows by a line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-erasures-'));
  const dataDir = path.join(folder, 'not/yet/there');
  for (const accountHash of ['a', 'b', 'b']) await logDeletedAccount(dataDir, accountHash);
  const file = getErasureLogFile(dataDir);
  expect(parseErasures(await readErasureLog(file)).accountHashes).toEqual(new Set(['a', 'b']));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
