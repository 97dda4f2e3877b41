import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeRestoreRemains, toDecryptedFile, UNPACKED_FOLDER } from './restore-remains.ts';

let dataDir: string;
let requestFilesDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-remains-'));
  requestFilesDir = path.join(dataDir, 'request-files');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function leaveRemains(writtenAt: Date): Promise<void> {
  const unpacked = path.join(requestFilesDir, UNPACKED_FOLDER);
  await mkdir(unpacked, { recursive: true });
  await writeFile(path.join(unpacked, 'fileOne'), 'a drawing');
  const decrypted = toDecryptedFile(dataDir);
  await writeFile(decrypted, 'all data');
  for (const each of [unpacked, decrypted]) await utimes(each, writtenAt, writtenAt);
}

it('removes what a killed restore has left, and nothing else', async () => {
  await leaveRemains(new Date(Date.now() - 7_200_000));
  for (const kept of ['erasures.log', 'decrypted-by-hand.zip', 'request-files/fileTwo']) {
    await writeFile(path.join(dataDir, kept), '');
    await utimes(path.join(dataDir, kept), 0, 0);
  }
  await removeRestoreRemains({ dataDir, requestFilesDir });
  expect((await readdir(dataDir)).sort()).toEqual(['decrypted-by-hand.zip', 'erasures.log', 'request-files']);
  expect(await readdir(requestFilesDir)).toEqual(['fileTwo']);
});

it('leaves a restore alone that is going on', async () => {
  await leaveRemains(new Date());
  await removeRestoreRemains({ dataDir, requestFilesDir });
  expect(await readdir(dataDir)).toHaveLength(2);
  expect(await readdir(requestFilesDir)).toEqual([UNPACKED_FOLDER]);
});

it('does without folders that nothing has created yet', async () => {
  await removeRestoreRemains({ dataDir: path.join(dataDir, 'none'), requestFilesDir });
  expect(await readdir(dataDir)).toEqual([]);
});
