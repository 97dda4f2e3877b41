import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderPlace } from './folder-place.ts';
import { pruneBackups, toBackupFileName } from './prune-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-prune-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-22T06:00:00Z');
const nameDaysAgo = (days: number) => toBackupFileName(new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000));

type Rest = { keep?: number; lastGood?: string };

/** @returns the pruning of a new backup among existing ones that are this many days old. */
async function prune(days: number[], rest: Rest = {}): Promise<() => Promise<number>> {
  const newest = nameDaysAgo(0);
  for (const name of [...days.map(nameDaysAgo), newest]) await writeFile(path.join(folder, name), '');
  return () => pruneBackups(createFolderPlace(folder), newest, { now: NOW, ...rest });
}

it('deletes no backup when all of several earlier ones are old, as after the clock was set forward', async () => {
  const attempt = await prune([31, 32, 33, 34, 35]);
  await expect(attempt()).rejects.toThrow(
    /but no older one was deleted: by the clock \(2026-11-22\) all 5 are older than 30 days\. Please check the clock\./,
  );
  expect(await readdir(folder)).toHaveLength(6);
});

it('deletes them with the next backup, and a single old one at once', async () => {
  expect(await (await prune([1, 31, 32, 33]))()).toBe(3);
  expect((await readdir(folder)).sort()).toEqual([nameDaysAgo(1), nameDaysAgo(0)]);
  await rm(path.join(folder, nameDaysAgo(1)));
  expect(await (await prune([40]))()).toBe(1);
});

it('keeps as many as it should, the newest ones, and none that the operator has named', async () => {
  await writeFile(path.join(folder, 'before-the-move.zip'), '');
  expect(await (await prune([1, 2, 3, 4], { keep: 3 }))()).toBe(2);
  const staying = [nameDaysAgo(2), nameDaysAgo(1), nameDaysAgo(0), 'before-the-move.zip'];
  expect((await readdir(folder)).sort()).toEqual(staying.sort());
  expect(await (await prune([1, 2], { keep: 1 }))()).toBe(2);
});

it('never deletes the last one that was restored without fault', async () => {
  const lastGood = nameDaysAgo(40);
  expect(await (await prune([1, 2, 39, 40], { keep: 2, lastGood }))()).toBe(2);
  expect((await readdir(folder)).sort()).toEqual([lastGood, nameDaysAgo(1), nameDaysAgo(0)]);
});
