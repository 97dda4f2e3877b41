import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneBackups, toBackupFileName } from './prune-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-prune-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-22T06:00:00Z');
const nameDaysAgo = (days: number) => toBackupFileName(new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000));

/** @returns the pruning of a new backup among those of so many days ago, which are there already. */
async function prune(...days: number[]): Promise<() => Promise<number>> {
  const file = path.join(folder, nameDaysAgo(0));
  for (const name of [...days.map(nameDaysAgo), path.basename(file)])
    await writeFile(path.join(folder, name), '');
  return () => pruneBackups(file, NOW);
}

it('deletes no backup when all of several earlier ones are old, as after the clock was set forward', async () => {
  const attempt = await prune(31, 32, 33, 34, 35);
  await expect(attempt()).rejects.toThrow(
    /but no older one was deleted: by the clock \(2026-11-22\) all 5 are older than 30 days\. Please check the clock\./,
  );
  expect(await readdir(folder)).toHaveLength(6);
});

it('deletes them with the next backup, and a single old one at once', async () => {
  expect(await (await prune(1, 31, 32, 33))()).toBe(3);
  expect((await readdir(folder)).sort()).toEqual([nameDaysAgo(1), nameDaysAgo(0)]);
  await rm(path.join(folder, nameDaysAgo(1)));
  expect(await (await prune(40))()).toBe(1);
});
