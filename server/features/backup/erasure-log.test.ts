import { hash } from 'node:crypto';
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getErasureLogFile, logDeletedAccount, parseErasures, readErasureLog } from './erasure-log.ts';

const [FIRST, SECOND] = ['first', 'second'].map((id) => hash('sha256', id)) as [string, string];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-erasures-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the erasure log', () => {
  it('is created with its folder, for its owner only, and grows by a line', async () => {
    const dataDir = path.join(folder, 'not/yet/there');
    for (const accountHash of [FIRST, SECOND, SECOND]) await logDeletedAccount(dataDir, accountHash);
    const file = getErasureLogFile(dataDir);
    const text = await readErasureLog(file);
    expect(text.trimEnd().split('\n')).toHaveLength(3);
    expect(parseErasures(text).accountHashes).toEqual(new Set([FIRST, SECOND]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('loses no line to one that a full disk cut off', async () => {
    const dataDir = path.join(folder, 'full');
    await logDeletedAccount(dataDir, FIRST);
    const file = getErasureLogFile(dataDir);
    await appendFile(file, `2026-11-22T10:00:00.000Z account ${SECOND.slice(0, 20)}`);
    await logDeletedAccount(dataDir, SECOND);
    expect(parseErasures(await readErasureLog(file)).accountHashes).toEqual(new Set([FIRST, SECOND]));
  });

  it.each([
    'hello',
    `2026-11-22T10:00:00.000Z account ${FIRST}0`,
    '2026-11-22T10:00:00.000Z number 2026-27 x',
  ])('rejects a file with the line “%s”', (line) => {
    expect(() => parseErasures(`${line}\n`)).toThrow('Line 1 is not one of an erasure log');
  });
});
